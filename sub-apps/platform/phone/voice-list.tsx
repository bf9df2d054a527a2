import { request } from '@portal/session'
import { deviceStoreList } from '#contract/calls/devices/device-stores.ts'
import { ListPage } from '../parts/list-page.tsx'
import type { Columns } from '../parts/remote-table.tsx'
import { type Tools, useTools } from '../parts/use-tools.ts'
import { phonePaths } from './routes.pure.ts'

const columns = ({ text, to }: Tools): Columns => [
  {
    key: 'name',
    title: text('column.store'),
    type: 'link',
    value: ({ name, storeId }: { name: string; storeId: number }) => ({
      text: name,
      address: to(`${phonePaths.voiceConfig}/${storeId}`)
    })
  }
]

/** The stores, to choose the one whose robots' voice is configured. */
export const VoiceList = () => {
  const { text } = useTools()
  return (
    <ListPage
      name="voices"
      title={text('voices.title')}
      lead={text('voices.lead')}
      rowKey="storeId"
      columns={columns}
      searchHelp={text('voices.searchHelp')}
      emptyTitle={text('voices.none')}
      ask={query => request(deviceStoreList, { query }, { quiet: true })}
    />
  )
}
