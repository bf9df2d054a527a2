import { $language, $user, request } from '@portal/session'
import { useState } from 'react'
import { storeColumns, storeList } from '#contract/calls/stores/stores.ts'
import { PageHead, useStore, useSubApp } from '#kit/adapters/react.ts'
import { defineList } from '#kit/list.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { countriesIn, countryNamer } from '#kit/portal/country-names.ts'
import { useOpenText } from '../hours/open-text.ts'
import { useNow } from '../hours/use-now.ts'
import { useText } from '../texts.ts'

/** The stores that a person may see. */
export const StoreList = ({ search }: { search: string }) => {
  const text = useText()
  const language = useStore($language)
  const { basePath } = useSubApp()
  const kept = keptQuery(search)
  const openText = useOpenText()
  const now = useNow()
  const tenantId = useStore($user)?.tenantId
  /** Stores of two organisations may have one name or code, so the organisation is shown once there is another one. */
  const [ofSeveral, setOfSeveral] = useState(false)
  const countryName = countryNamer(language)
  const list = defineList({
    label: text('title'),
    keepAs: 'stores',
    fileName: 'stores',
    rowKey: 'storeId',
    searchHelp: text('filters.textHelp'),
    emptyTitle: text('none.title'),
    emptyText: text('none.text'),
    filters: [
      {
        kind: 'one',
        key: 'country',
        label: text('column.country'),
        options: countriesIn(language).map(({ code, name }) => ({ value: code, name }))
      }
    ],
    sortBy: storeColumns,
    ask: async (query, signal) => {
      const answer = await request(storeList, { query }, { quiet: true, signal })
      if (answer.list.some(store => store.tenantId !== tenantId)) setOfSeveral(true)
      return answer
    },
    columns: [
      {
        key: 'name',
        title: text('column.name'),
        type: 'link',
        value: ({ name, storeId }) => ({ text: name, address: `${basePath}/${storeId}${kept}` }),
        detail: ({ storeCode }) => storeCode,
        detailTitle: text('column.storeCode')
      },
      { key: 'city', title: text('column.city') },
      { key: 'country', title: text('column.country'), value: ({ country }) => countryName(country) },
      {
        key: 'open',
        title: text('column.open'),
        type: 'state',
        value: ({ opening }) => {
          const state = openText(opening, now)
          if (state === undefined) return undefined
          return state.isOpen
            ? { text: state.word, tone: 'success' }
            : { text: state.word, shape: 'ring', tone: 'muted' }
        },
        detail: ({ opening }) => openText(opening, now)?.detail ?? ''
      },
      { key: 'tenantName', title: text('column.tenant'), hidden: !ofSeveral },
      { key: 'createTime', title: text('column.created'), type: 'date', hidden: true },
      { key: 'robotCount', title: text('column.robots'), type: 'number' },
      { key: 'onlineCount', title: text('column.online'), type: 'number' }
    ]
  })
  return (
    <>
      <PageHead
        title={text('title')}
        lead={text('intro')}
        action={
          <div className="actions">
            <a className="button" href={`${basePath}/import${kept}`}>
              {text('import')}
            </a>
            <a className="button primary" href={`${basePath}/new${kept}`}>
              {text('new')}
            </a>
          </div>
        }
      />
      <portal-list {...list} />
    </>
  )
}
