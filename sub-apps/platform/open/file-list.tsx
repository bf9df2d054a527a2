import { request } from '@portal/session'
import { type OpenFile, openFileContent, openFileList } from '#contract/calls/open-platform/files.ts'
import { ListPage } from '../parts/list-page.tsx'
import type { Columns } from '../parts/remote-table.tsx'
import type { Tools } from '../parts/use-tools.ts'
import { useTools } from '../parts/use-tools.ts'

const columns = ({ text }: Tools): Columns => [
  {
    key: 'name',
    title: text('file'),
    detail: ({ name }: OpenFile) => text(`open.file.${name}`),
    detailTitle: text('open.about')
  },
  { key: 'version', title: text('column.version') },
  { key: 'size', title: text('column.size'), type: 'bytes' },
  { key: 'downloads', title: text('open.downloads'), type: 'number' },
  { key: 'sha256', title: 'SHA-256', onlyWide: true }
]

/** Hands a text to the browser as a file. */
const save = (name: string, mediaType: string, content: string): void => {
  const address = URL.createObjectURL(new Blob([content], { type: mediaType }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** The files for customers. */
export const FileList = () => {
  const { text } = useTools()
  return (
    <ListPage
      name="open files"
      title={text('open.files')}
      lead={text('open.files.lead')}
      rowKey="name"
      columns={columns}
      emptyTitle={text('open.files')}
      ask={async () => {
        const list = await request(openFileList, {}, { quiet: true })
        return { list, total: list.length }
      }}
      acts={[
        {
          key: 'download',
          text: text('download'),
          run: async ({ name }) => {
            try {
              const { mediaType, content } = await request(openFileContent, { query: { name } })
              save(name, mediaType, content)
            } catch {
              // The portal has told of the failure.
              return false
            }
            return true
          }
        }
      ]}
    />
  )
}
