import { $format, $translate, request, sentenceOf } from '@portal/session'
import { useState } from 'react'
import { robotList } from '#contract/calls/robots.ts'
import { bindRobots } from '#contract/calls/stores.ts'
import * as limits from '#contract/limits.ts'
import { ActButton } from './act-button.tsx'
import { FailedPanel } from './failed-panel.tsx'
import { useText } from './texts.ts'
import { shownOf, useLoaded } from './use-loaded.ts'
import { useLocked } from './use-locked.ts'
import { useStore } from './use-store.ts'

type BindRobotsProps = { storeId: number; changes: number; onBound: (count: number) => void }

/** The robots without a store. The selected ones are bound to this store, all of them or none. */
export const BindRobots = ({ storeId, changes, onBound }: BindRobotsProps) => {
  const text = useText()
  const portalText = useStore($translate)
  const format = useStore($format)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [error, setError] = useState<unknown>()
  const [loaded, load] = useLoaded(`${changes}`, () =>
    request(robotList, { query: { bound: false, size: limits.storeRobotsMax } }, { quiet: true })
  )
  const shown = shownOf(loaded)
  // Somebody else may have bound a robot meanwhile. It can no longer be selected.
  const robotIds = (shown?.list ?? []).flatMap(({ robotId }) => (chosen.has(robotId) ? [robotId] : []))
  const [state, bind] = useLocked(async () => {
    setError(undefined)
    try {
      await request(bindRobots, { body: { storeId, robotIds } }, { quiet: true })
      setChosen(new Set())
      onBound(robotIds.length)
    } catch (cause) {
      setError(cause)
      load()
    }
  })

  if (loaded.state === 'failed') return <FailedPanel title={text('failed.robots')} error={loaded.error} retry={load} />
  if (shown === undefined) return <p role="status">{text('loadingRobots')}</p>
  return (
    <>
      {error !== undefined && (
        <p className="refusal" role="alert">
          {sentenceOf(error)}
        </p>
      )}
      {shown.list.length === 0 ? (
        <p className="quiet">{text('bind.none')}</p>
      ) : (
        <form
          aria-busy={loaded.state === 'loading'}
          onSubmit={event => {
            event.preventDefault()
            if (robotIds.length > 0) bind()
          }}
        >
          <p className="quiet">{text('bind.help')}</p>
          <ul className="robots">
            {shown.list.map(({ robotId, name, serial, robotKind, model }) => (
              <li key={robotId}>
                <label>
                  <input
                    type="checkbox"
                    checked={chosen.has(robotId)}
                    onChange={({ target }) => {
                      const next = new Set(chosen)
                      if (target.checked) next.add(robotId)
                      else next.delete(robotId)
                      setChosen(next)
                    }}
                  />
                  <span>
                    <strong>{name}</strong> <span className="quiet">{serial}</span>
                    <span className="quiet line">
                      {portalText(`robotKind.${robotKind}`)} · {model}
                    </span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <ActButton type="submit" className="main" state={state} blocked={robotIds.length === 0}>
            {robotIds.length === 0
              ? text('bind.title')
              : text('bind.action', { count: robotIds.length, total: format.number(robotIds.length) })}
          </ActButton>
        </form>
      )}
    </>
  )
}
