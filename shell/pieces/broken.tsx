import { track } from '@portal/session'
import { useEffect } from 'react'
import { useTranslate } from './use-translate.ts'

/** Replaces a page that threw an error. The frame around it still works. */
export const Broken = ({ error }: { error: Error }) => {
  const translate = useTranslate()
  useEffect(
    () => track('jsError', { errName: error.name, errMsg: error.message, errStack: error.stack ?? '' }),
    [error]
  )
  return (
    <section className="panel" role="alert">
      <h1>{translate('error.title')}</h1>
      <div className="actions">
        <button data-click="portal.reload" type="button" className="button primary" onClick={() => location.reload()}>
          {translate('error.reload')}
        </button>
      </div>
    </section>
  )
}
