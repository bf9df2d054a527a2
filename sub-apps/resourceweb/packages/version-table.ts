import { request, sentenceOf } from '@portal/session'
import { html, type TemplateResult } from 'lit'
import {
  type PackageVersion,
  packageVersionList,
  publishPackageVersion,
  type ResourcePackage,
  restorePackageVersion
} from '#contract/calls/resource-packages/packages.ts'
import * as limits from '#contract/limits.ts'
import { packagePermissions } from '#contract/permissions.ts'
import { createSource } from '#kit/adapters/lit.ts'
import { keptBy } from '../parts/kept-by.ts'
import type { Now, Surroundings } from '../view.ts'
import { fetchPackage } from './fetch-package.ts'
import { stateMark } from './package-words.ts'

type Table = HTMLElementTagNameMap['portal-table']
type Act = 'publish' | 'restore' | 'zip' | 'manifest'

type Plan = Pick<Surroundings, 'context' | 'update'> & {
  /** Called after another version is in force. */
  changed: () => void
}

const isPublished = ({ state }: PackageVersion): boolean => state === 'published'

/** The versions of a package, each with the acts that can be done with it. */
export const createVersionTable = (packageId: number, { context, update, changed }: Plan) => {
  const source = createSource<{ list: PackageVersion[]; total: number }>(update)
  let pageNo = 1
  let mayPublish = false
  const ask = (): void =>
    source.ask(String(pageNo), () => request(packageVersionList, { query: { packageId, pageNo } }, { quiet: true }))

  const columns = keptBy((text: Now['text']): Table['columns'] => [
    {
      key: 'version',
      title: text('column.version'),
      detail: ({ current }: PackageVersion) => (current ? text('package.current') : undefined),
      detailTitle: text('package.current')
    },
    {
      key: 'state',
      title: text('column.state'),
      type: 'state',
      value: ({ state }: PackageVersion) => stateMark(text, state)
    },
    { key: 'format', title: text('column.format') },
    { key: 'fileCount', title: text('column.files'), type: 'number' },
    { key: 'size', title: text('column.size'), type: 'bytes' },
    { key: 'createTime', title: text('column.uploaded'), type: 'date' },
    { key: 'createdBy', title: text('column.uploadedBy'), value: ({ createdBy }: PackageVersion) => createdBy ?? '' }
  ])
  const actions = keptBy((text: Now['text']): Table['actions'] => [
    {
      key: 'publish',
      text: text('package.publish'),
      offered: ({ state }: PackageVersion) => mayPublish && state === 'draft'
    },
    {
      key: 'restore',
      text: text('package.restore'),
      offered: ({ state, current }: PackageVersion) => mayPublish && state === 'published' && !current
    },
    { key: 'zip', text: text('package.zip'), offered: isPublished },
    { key: 'manifest', text: text('package.manifest'), offered: isPublished }
  ])
  const putInForce = async (act: 'publish' | 'restore', versionId: number, { text }: Now): Promise<void> => {
    const call = act === 'publish' ? publishPackageVersion : restorePackageVersion
    const agreed = await context.ask({
      heading: text(`package.${act}`),
      text: text(`package.${act}.text`),
      yes: text(`package.${act}`),
      no: text('cancel'),
      act: () => request(call, { body: { versionId } }, { quiet: true })
    })
    if (agreed) changed()
  }
  const act = ({ detail }: CustomEvent<{ action: string; keys: readonly string[] }>, now: Now): void => {
    const versionId = Number(detail.keys[0])
    const action = detail.action as Act
    if (action === 'publish' || action === 'restore') void putInForce(action, versionId, now)
    // A refusal was told to the person.
    else fetchPackage(versionId, action).catch(() => undefined)
  }
  return {
    ask,
    again: source.again,
    shown: () => source.shown()?.list,
    draw: (now: Now, { owner }: ResourcePackage): TemplateResult => {
      const { text, permissions } = now
      const loaded = source.get()
      mayPublish = owner === 'own' && permissions.includes(packagePermissions.publish)
      return html`
        <portal-table
          remote row-key="versionId" keep-as="resourceweb package versions"
          .label=${text('package.versions')} .columns=${columns(text)} .actions=${actions(text)}
          .rows=${source.shown()?.list} .total=${source.shown()?.total ?? 0} .size=${limits.pageSize} .page=${pageNo}
          .loading=${loaded.state === 'loading'} .error=${loaded.state === 'failed' ? sentenceOf(loaded.error) : undefined}
          .emptyTitle=${text('empty.title')}
          @portal-table-retry=${source.again} @portal-table-action=${(event: CustomEvent) => act(event, now)}
          @portal-table-change=${(event: CustomEvent<{ page: number }>) => {
            pageNo = event.detail.page
            ask()
          }}
        ></portal-table>
      `
    },
    end: source.end
  }
}
