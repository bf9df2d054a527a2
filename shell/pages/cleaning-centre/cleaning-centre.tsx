import { useRepeat } from '@portal/elements'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../pieces/use-translate.ts'
import { centreAddress } from './open-centre.ts'

/**
 * /cleaning-centre is the target of the menu's entry. The entry opens this page at once in a tab of its own, so that no
 * popup blocker stops the tab. The new tab has no access to the old one. This page creates the query. Then the tab goes to the centre.
 */
export const CleaningCentre = () => {
  const translate = useTranslate()
  const [state, setState] = useState<'opening' | 'absent' | 'failed'>('opening')
  const [error, setError] = useState<unknown>()
  useRepeat(state === 'failed' ? error : undefined, () => setState('opening'))

  useEffect(() => {
    if (state !== 'opening') return
    centreAddress(Date.now()).then(
      address => {
        // Back must not return to this page: it would only go forward again.
        if (address === undefined) setState('absent')
        else location.replace(address)
      },
      (cause: unknown) => {
        console.error('The link to the cleaning control centre could not be made.', cause)
        setError(cause)
        setState('failed')
      }
    )
  }, [state])

  return (
    <section className="panel">
      <h1>{translate('menu.cleanCC')}</h1>
      <p role={state === 'opening' ? 'status' : 'alert'}>
        {translate(
          state === 'failed'
            ? 'cleaningCentre.failed'
            : state === 'absent'
              ? 'cleaningCentre.absent'
              : 'cleaningCentre.opening'
        )}
      </p>
      {state === 'failed' && (
        <div className="actions">
          <button
            data-click="cleaningCentre.open"
            className="button primary"
            type="button"
            onClick={() => setState('opening')}
          >
            {translate('cleaningCentre.retry')}
          </button>
        </div>
      )}
    </section>
  )
}
