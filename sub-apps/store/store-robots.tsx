import { $translate, request } from '@portal/session'
import { useState } from 'react'
import { type Robot, robotList } from '#contract/calls/robots.ts'
import { unbindRobots } from '#contract/calls/stores.ts'
import * as limits from '#contract/limits.ts'
import { FailedPanel } from './failed-panel.tsx'
import { useSurroundings } from './surroundings.ts'
import { useText } from './texts.ts'
import { shownOf, useLoaded } from './use-loaded.ts'
import { useStore } from './use-store.ts'

type StoreRobotsProps = { storeId: number; changes: number; onUnbound: () => void }

/** The robots of a store, in pages. Each can be unbound. */
export const StoreRobots = ({ storeId, changes, onUnbound }: StoreRobotsProps) => {
  const text = useText()
  const portalText = useStore($translate)
  const { ask } = useSurroundings()
  const [page, setPage] = useState(1)
  const [loaded, load] = useLoaded(`${storeId} ${page} ${changes}`, () =>
    request(robotList, { query: { storeId, pageNo: page, size: limits.pageSize } }, { quiet: true })
  )
  const askToUnbind = async ({ robotId, name }: Robot): Promise<void> => {
    const isUnbound = await ask({
      heading: text('unbind.title', { robot: name }),
      text: text('unbind.text'),
      yes: text('unbind'),
      act: () => request(unbindRobots, { body: { storeId, robotIds: [robotId] } }, { quiet: true })
    })
    if (isUnbound) onUnbound()
  }
  const shown = shownOf(loaded)
  if (loaded.state === 'failed') return <FailedPanel title={text('failed.robots')} error={loaded.error} retry={load} />
  if (shown === undefined) return <p role="status">{text('loadingRobots')}</p>
  if (shown.total === 0) return <p className="quiet">{text('robots.none')}</p>

  const lastPage = Math.ceil(shown.total / limits.pageSize)
  // The last robot of the last page was removed, so the page before it is the last one now.
  if (loaded.state === 'ready' && page > lastPage) setPage(lastPage)
  return (
    <div aria-busy={loaded.state === 'loading'}>
      <ul className="robots">
        {shown.list.map(robot => (
          <li key={robot.robotId}>
            <div>
              <strong>{robot.name}</strong> <span className="quiet">{robot.serial}</span>
              <p className="quiet">
                {portalText(`robotKind.${robot.robotKind}`)} · {robot.model} ·{' '}
                <span className={robot.online ? 'dot on' : 'dot'}>{text(`online.${robot.online}`)}</span>
              </p>
            </div>
            <button
              type="button"
              aria-label={text('unbind.of', { robot: `${robot.name} ${robot.serial}` })}
              onClick={() => askToUnbind(robot)}
            >
              {text('unbind')}
            </button>
          </li>
        ))}
      </ul>
      {shown.total > limits.pageSize && (
        <portal-pager
          total={shown.total}
          page={page}
          size={limits.pageSize}
          onportal-page-change={({ detail }) => setPage(detail.page)}
        />
      )}
    </div>
  )
}
