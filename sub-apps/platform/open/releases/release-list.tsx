import { request } from '@portal/session'
import { type ReleaseNote, releaseNoteList } from '#contract/calls/open-platform/release-notes.ts'
import { textIn } from '#contract/calls/shop/local-texts.ts'
import { openPermissions, permissions } from '#contract/permissions.ts'
import { ListPage } from '../../parts/list-page.tsx'
import type { Columns } from '../../parts/remote-table.tsx'
import { type Tools, useTools } from '../../parts/use-tools.ts'
import { openPaths } from '../routes.pure.ts'
import { noteState } from '../states.pure.ts'

const columns = ({ text, to, language }: Tools): Columns => [
  {
    key: 'version',
    title: text('column.version'),
    type: 'link',
    value: ({ version, noteId }: ReleaseNote) => ({ text: version, address: to(`${openPaths.releases}/${noteId}`) })
  },
  { key: 'day', title: text('column.day') },
  {
    key: 'state',
    title: text('column.state'),
    type: 'state',
    value: ({ state }: ReleaseNote) => noteState(text, state)
  },
  { key: 'texts', title: text('open.note'), value: ({ texts }: ReleaseNote) => textIn(texts, language) }
]

/** The release notes of the outside API. */
export const ReleaseList = () => {
  const { text, to, may } = useTools()
  const writes = may(openPermissions.editReleases) && may(permissions.everyTenant)
  return (
    <ListPage
      name="release notes"
      title={text('open.releases')}
      lead={text('open.releases.lead')}
      rowKey="noteId"
      columns={columns}
      emptyTitle={text('open.releases.none')}
      ask={query => request(releaseNoteList, { query }, { quiet: true })}
      action={
        writes && (
          <a className="button primary" href={to(`${openPaths.releases}/new`)}>
            {text('open.note.new')}
          </a>
        )
      }
    />
  )
}
