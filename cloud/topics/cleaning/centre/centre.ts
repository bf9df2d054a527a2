import { randomBytes } from 'node:crypto'
import type { Environment } from '#contract/page/environment.ts'
import { StartError } from '../../../start-error.pure.ts'

/** The address of the centre that the embedded cloud mounts while somebody develops (`clean-centre/`). */
export const centrePath = '/dev/cleaning-centre'

/** 32 bytes for AES-256 in hexadecimal, and the secret for the signature. */
export type CentreKeys = { key: string; secret: string }

/** The cleaning control centre that this cloud signs links for. */
export type Centre = { address: string; keys: CentreKeys; systemType: string; siteEnv: string }

/**
 * The centre of the site, with the keys of the settings. The receiving page of this very process needs none: its keys are
 * made anew at each start, so that no key stands in the repository.
 * @returns undefined where the site has none, or another cloud signs
 * @throws StartError where keys are missing
 */
export const centreOf = (
  environment: Environment | undefined,
  { key, secret }: { key?: string | undefined; secret?: string | undefined } = {}
): Centre | undefined => {
  const centre = environment?.cleaningCentre
  if (centre?.signedBy !== 'cloud' || environment?.apiBase !== null) return undefined
  const { clientType: systemType, siteEnv, mode } = environment
  const { address } = centre
  if (key !== undefined && secret !== undefined) return { address, keys: { key, secret }, systemType, siteEnv }
  const isOwnPage = mode === 'development' && address === centrePath
  if (!isOwnPage || key !== undefined || secret !== undefined)
    throw new StartError(
      `The cleaning control centre at ${address} needs two settings: CLEANING_CENTRE_KEY and CLEANING_CENTRE_SECRET.`
    )
  const keys = { key: randomBytes(32).toString('hex'), secret: randomBytes(32).toString('base64url') }
  return { address, keys, systemType, siteEnv }
}
