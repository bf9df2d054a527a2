import { request } from '@portal/session'
import { useState } from 'react'
import { packageRobotStates, packageRobots, retryPackage } from '#contract/calls/resource-packages/package-robots.ts'
import { packagePermissions } from '#contract/permissions.ts'
import { useSubApp } from '#kit/adapters/react.ts'
import { defineList, oneOf } from '#kit/list.ts'
import { mark } from '#kit/portal/mark.pure.ts'
import { ActButton } from '#kit/portal/react/act-button.tsx'
import { useLocked } from '#kit/portal/react/use-locked.ts'
import { failureText } from '../parts/failure-text.ts'
import { sentenceFor } from '../parts/reason-of.ts'
import { useTools } from '../parts/use-tools.ts'

const looks = { taken: 'dot success', waiting: 'ring brand', failed: 'diamond danger' } as const

type PackageRobotsProps = {
  packageId: number
  /** Another count asks the list again. */
  changes: number
}

/** The robots of a package, and how each stands to the version in force. */
export const PackageRobots = ({ packageId, changes }: PackageRobotsProps) => {
  const { text, may } = useTools()
  const { notify } = useSubApp()
  const [tries, setTries] = useState(0)
  const [state, retry] = useLocked(async () => {
    await request(retryPackage, { body: { packageId } }, { quiet: true }).then(
      ({ robots }) => notify('success', text('packageRobots.retried', { count: robots })),
      error => notify('warning', sentenceFor(text, error))
    )
    setTries(count => count + 1)
  })
  const list = defineList({
    label: text('column.robots'),
    keepAs: 'resourceweb package robots',
    rowKey: 'robotId',
    emptyText: text('packageRobots.none'),
    filters: [oneOf('robot', text('column.state'), packageRobotStates, value => text(`packageRobot.${value}`))],
    askKey: `${changes} ${tries}`,
    ask: ({ robot, ...page }) =>
      request(packageRobots, { query: { ...page, packageId, state: robot } }, { quiet: true }),
    // Robots report the result of a package when they can. The list follows them.
    news: ['requests_changed'],
    showNew: true,
    columns: [
      { key: 'name', title: text('column.robot'), detail: ({ serial }) => serial },
      { key: 'storeName', title: text('column.store'), value: ({ storeName }) => storeName ?? '' },
      {
        key: 'state',
        title: text('column.state'),
        type: 'state',
        value: ({ state }) => mark(text(`packageRobot.${state}`), looks[state]),
        detail: ({ state, failure }) => (state === 'failed' ? failureText(text, failure) : undefined)
      },
      { key: 'version', title: text('packageRobots.version'), value: ({ version }) => version ?? '' },
      { key: 'sayTime', title: text('column.answered'), type: 'date' }
    ]
  })
  return (
    <>
      <h2>{text('column.robots')}</h2>
      {may(packagePermissions.publish) && (
        <div className="actions">
          <ActButton state={state} onClick={retry}>
            {text('retryFailed')}
          </ActButton>
        </div>
      )}
      <portal-list {...list} />
    </>
  )
}
