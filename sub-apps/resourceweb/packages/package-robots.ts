import { request } from '@portal/session'
import { html, nothing, type TemplateResult } from 'lit'
import {
  type PackageRobot,
  type PackageRobotState,
  packageRobotStates,
  packageRobots,
  retryPackage
} from '#contract/calls/resource-packages/package-robots.ts'
import * as limits from '#contract/limits.ts'
import { packagePermissions } from '#contract/permissions.ts'
import { actButton, createAct } from '../parts/act.ts'
import { failureText } from '../parts/failure-text.ts'
import { followRequests } from '../parts/follow-requests.ts'
import { sentenceFor } from '../parts/reason-of.ts'
import { createRemoteList, keptBy } from '../parts/remote-list.ts'
import type { Now, Surroundings } from '../view.ts'

type Table = HTMLElementTagNameMap['portal-table']

const looks = {
  taken: { shape: 'dot', tone: 'success' },
  waiting: { shape: 'ring', tone: 'brand' },
  failed: { shape: 'diamond', tone: 'danger' }
} as const satisfies Record<PackageRobotState, object>

/** The robots of a package, and how each stands to the version in force. */
export const createPackageRobots = (packageId: number, surroundings: Surroundings) => {
  const { context, update } = surroundings
  const list = createRemoteList<PackageRobot, 'robot', never>(
    {
      name: 'package robots',
      rowKey: 'robotId',
      filters: { robot: packageRobotStates },
      sorts: [],
      ask: ({ chosen, page }) => {
        const state = packageRobotStates.find(it => it === chosen.robot)
        const query = { packageId, state, pageNo: page, size: limits.pageSize }
        return request(packageRobots, { query }, { quiet: true })
      }
    },
    surroundings
  )
  let now: Now | undefined
  const retry = createAct(update, async () => {
    if (now === undefined) return
    const { text } = now
    await request(retryPackage, { body: { packageId } }, { quiet: true }).then(
      ({ robots }) => context.notify('success', text('packageRobots.retried', { count: robots })),
      error => context.notify('warning', sentenceFor(text, error))
    )
    list.again()
  })
  // Robots report the result of a package when they can. The list follows them.
  const stopListening = followRequests(list.again)
  const columns = keptBy((text: Now['text']): Table['columns'] => [
    { key: 'name', title: text('column.robot'), detail: ({ serial }: PackageRobot) => serial },
    { key: 'storeName', title: text('column.store'), value: ({ storeName }: PackageRobot) => storeName ?? '' },
    {
      key: 'state',
      title: text('column.state'),
      type: 'state',
      value: ({ state }: PackageRobot) => ({ text: text(`packageRobot.${state}`), ...looks[state] }),
      detail: ({ state, failure }: PackageRobot) => (state === 'failed' ? failureText(text, failure) : undefined)
    },
    {
      key: 'version',
      title: text('packageRobots.version'),
      value: ({ version }: PackageRobot) => version ?? ''
    },
    { key: 'sayTime', title: text('column.answered'), type: 'date' }
  ])
  return {
    arrive: list.arrive,
    again: list.again,
    draw: (at: Now): TemplateResult => {
      now = at
      const { text, permissions } = at
      const options = packageRobotStates.map(state => ({ value: state, name: text(`packageRobot.${state}`) }))
      return html`
        <h2>${text('column.robots')}</h2>
        ${
          permissions.includes(packagePermissions.publish)
            ? html`<div class="actions">${actButton(retry, text('packageRobots.retry'))}</div>`
            : nothing
        }
        ${list.draw(
          {
            label: text('column.robots'),
            columns: columns(text),
            emptyText: text('packageRobots.none'),
            chips: [{ filter: 'robot', label: text('column.state'), options }]
          },
          at
        )}
      `
    },
    end: (): void => {
      stopListening()
      list.end()
    }
  }
}
