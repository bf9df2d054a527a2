import { request, sentenceOf } from '@portal/session'
import { html, nothing, type TemplateResult } from 'lit'
import { type PackageVersion, packageFileList } from '#contract/calls/resource-packages/packages.ts'
import * as limits from '#contract/limits.ts'
import { createSource, formField } from '#kit/adapters/lit.ts'
import { keptBy } from '../parts/kept-by.ts'
import type { Now, Surroundings } from '../view.ts'

type PackageFile = { path: string; size: number; packedSize: number }

/** The files in one version of a package: of the version in force, or of another one that is chosen. */
export const createFileTable = ({ update }: Pick<Surroundings, 'update'>) => {
  const source = createSource<{ list: PackageFile[]; total: number }>(update)
  let chosen: number | undefined
  let pageNo = 1
  const ask = (versionId: number): void =>
    source.ask(`${versionId} ${pageNo}`, () =>
      request(packageFileList, { query: { versionId, pageNo } }, { quiet: true })
    )
  const columns = keptBy((text: Now['text']): HTMLElementTagNameMap['portal-table']['columns'] => [
    { key: 'path', title: text('column.path') },
    { key: 'size', title: text('column.size'), type: 'bytes' },
    { key: 'packedSize', title: text('column.packedSize'), type: 'bytes' }
  ])
  const shownOf = (versions: readonly PackageVersion[]): PackageVersion | undefined =>
    versions.find(({ versionId }) => versionId === chosen) ?? versions.find(({ current }) => current) ?? versions[0]

  return {
    /** Asks for the files of the version that is shown, once the versions are there. */
    follow: (versions: readonly PackageVersion[]): void => {
      const shown = shownOf(versions)
      if (shown !== undefined) ask(shown.versionId)
    },
    draw: ({ text }: Now, versions: readonly PackageVersion[]): TemplateResult | typeof nothing => {
      const shown = shownOf(versions)
      if (shown === undefined) return nothing
      const loaded = source.get()
      return html`
        ${
          versions.length < 2
            ? nothing
            : formField({
                name: 'filesOf',
                label: text('column.version'),
                value: String(shown.versionId),
                options: versions.map(({ versionId, version }) => ({ value: String(versionId), name: version })),
                change: value => {
                  chosen = Number(value)
                  pageNo = 1
                  ask(chosen)
                }
              })
        }
        <portal-table
          remote row-key="path" keep-as="resourceweb package files"
          .label=${text('package.files')} .columns=${columns(text)}
          .rows=${source.shown()?.list} .total=${source.shown()?.total ?? 0} .size=${limits.pageSize} .page=${pageNo}
          .loading=${loaded.state === 'loading'} .error=${loaded.state === 'failed' ? sentenceOf(loaded.error) : undefined}
          .emptyTitle=${text('empty.title')}
          @portal-table-retry=${source.again}
          @portal-table-change=${({ detail }: CustomEvent<{ page: number }>) => {
            pageNo = detail.page
            ask(shown.versionId)
          }}
        ></portal-table>
      `
    },
    end: source.end
  }
}
