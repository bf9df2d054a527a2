import type { SoftwareKeyRisk } from '#contract/calls/ota/software-keys.ts'
import type { Environment } from '#contract/page/environment.ts'

type Standing = {
  mode: Environment['mode']
  passphrase: string | undefined
  /** The private half of the key that signs; undefined before there is one. */
  privateKey: string | null | undefined
}

/** Why a copy of the database could sign software in production; null where it can't. */
export const keyRisk = ({ mode, passphrase, privateKey }: Standing): SoftwareKeyRisk | null => {
  if (mode !== 'production') return null
  if (passphrase === undefined) return 'noPassphrase'
  const isReadable = privateKey?.includes('BEGIN PRIVATE KEY') ?? false
  return isReadable ? 'readableKey' : null
}

/** What the log says of each risk, to the person who runs the portal. */
export const riskTexts: Readonly<Record<SoftwareKeyRisk, string>> = {
  noPassphrase:
    'SOFTWARE_KEY_PASSPHRASE is not set: whoever reads the database can sign software. Set it, then replace the key on an OTA page.',
  readableKey:
    'the key that signs software was made without SOFTWARE_KEY_PASSPHRASE: whoever reads the database can sign. Replace the key on an OTA page.'
}
