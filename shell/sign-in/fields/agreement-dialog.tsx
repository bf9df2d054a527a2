import { useStore } from '@nanostores/react'
import { useRepeat } from '@portal/elements'
import { $format, $language, request, sentenceOf } from '@portal/session'
import { useEffect, useRef, useState } from 'react'
import type { CallData } from '#contract/call.ts'
import { type AgreementType, agreement as agreementCall } from '#contract/calls/agreements/agreements.ts'
import { Dialog } from '../../pieces/dialog.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'
import { readMarkdown } from './markdown.ts'

type Agreement = CallData<typeof agreementCall>
type Loaded = { kind: 'loading' } | { kind: 'ready'; agreement: Agreement } | { kind: 'failed'; error: unknown }

/** The service agreement or the privacy policy, as the cloud has it in the reader's language. */
export const AgreementDialog = ({ type, onClose }: { type: AgreementType; onClose: () => void }) => {
  const translate = useTranslate()
  const lang = useStore($language)
  const format = useStore($format)
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' })
  const [tries, setTries] = useState(0)
  useRepeat(loaded.kind === 'failed' ? loaded.error : undefined, () => setTries(tries + 1))

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to ask again
  useEffect(() => {
    let wanted = true
    setLoaded({ kind: 'loading' })
    request(agreementCall, { query: { type, lang } }, { quiet: true })
      .then(agreement => wanted && setLoaded({ kind: 'ready', agreement }))
      .catch((error: unknown) => wanted && setLoaded({ kind: 'failed', error }))
    return () => {
      wanted = false
    }
  }, [type, lang, tries])

  const name = translate(type === 'service' ? 'login.serviceAgreement' : 'login.privacyPolicy')
  return (
    <Dialog title={loaded.kind === 'ready' ? loaded.agreement.title : name} onClose={onClose} wide>
      {loaded.kind === 'loading' && <p aria-busy="true">{translate('portal.loading')}</p>}
      {loaded.kind === 'failed' && (
        <p className="refusal" role="alert">
          <span>{sentenceOf(loaded.error)}</span>{' '}
          <button data-click="login.agreementRetry" type="button" className="link" onClick={() => setTries(tries + 1)}>
            {translate('sidebar.retry')}
          </button>
        </p>
      )}
      {loaded.kind === 'ready' && (
        <>
          <p className="quiet">
            {translate('agreement.version', {
              version: loaded.agreement.version,
              time: format.time(loaded.agreement.updateTime)
            })}
          </p>
          <Markdown text={loaded.agreement.content} />
        </>
      )}
    </Dialog>
  )
}

const Markdown = ({ text }: { text: string }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.replaceChildren(readMarkdown(text)), [text])
  // Long texts scroll. A person without a pointer scrolls with the keys, so the text can have the focus.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
  return <div ref={place} className="prose" tabIndex={0} />
}
