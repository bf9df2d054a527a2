import { request } from '@portal/session'
import { html, nothing, type TemplateResult } from 'lit'
import {
  type PackageRobotState,
  packageRobotStates,
  packageRobots,
  retryPackage
} from '#contract/calls/resource-packages/package-robots.ts'
import { packagePermissions } from '#contract/permissions.ts'
import { portalList } from '#kit/adapters/lit.ts'
import { defineList } from '#kit/list.ts'
import { actButton, createAct } from '../parts/act.ts'
import { failureText } from '../parts/failure-text.ts'
import { sentenceFor } from '../parts/reason-of.ts'
import type { Now, Surroundings } from '../view.ts'

const looks = {
  taken: { shape: 'dot', tone: 'success' },
  waiting: { shape: 'ring', tone: 'brand' },
  failed: { shape: 'diamond', tone: 'danger' }
} as const satisfies Record<PackageRobotState, object>

/** The robots of a package, and how each stands to the version in force. */
export const createPackageRobots = (packageId: number, surroundings: Surroundings) => {
  const { context, update } = surroundings
  /** Another count asks the list again. */
  let changes = 0
  let now: Now | undefined
  const retry = createAct(update, async () => {
    if (now === undefined) return
    const { text } = now
    await request(retryPackage, { body: { packageId } }, { quiet: true }).then(
      ({ robots }) => context.notify('success', text('packageRobots.retried', { count: robots })),
      error => context.notify('warning', sentenceFor(text, error))
    )
    changes += 1
    update()
  })
  const list = ({ text }: Now) =>
    defineList({
      label: text('column.robots'),
      keepAs: 'resourceweb package robots',
      rowKey: 'robotId',
      emptyText: text('packageRobots.none'),
      filters: [
        {
          kind: 'one',
          key: 'robot',
          label: text('column.state'),
          options: packageRobotStates.map(value => ({ value, name: text(`packageRobot.${value}`) }))
        }
      ],
      askKey: String(changes),
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
          value: ({ state }) => ({ text: text(`packageRobot.${state}`), ...looks[state] }),
          detail: ({ state, failure }) => (state === 'failed' ? failureText(text, failure) : undefined)
        },
        { key: 'version', title: text('packageRobots.version'), value: ({ version }) => version ?? '' },
        { key: 'sayTime', title: text('column.answered'), type: 'date' }
      ]
    })
  return {
    again: (): void => {
      changes += 1
      update()
    },
    draw: (at: Now): TemplateResult => {
      now = at
      const { text, permissions } = at
      return html`
        <h2>${text('column.robots')}</h2>
        ${
          permissions.includes(packagePermissions.publish)
            ? html`<div class="actions">${actButton(retry, text('packageRobots.retry'))}</div>`
            : nothing
        }
        ${portalList(list(at))}
      `
    }
  }
}
