import { $format, $language } from '@portal/session'
import type { Store } from '#contract/calls/stores.ts'
import * as limits from '#contract/limits.ts'
import { countryName } from './country-names.ts'
import { useText } from './texts.ts'
import { useStore } from './use-store.ts'

const columns = ['name', 'storeCode', 'city', 'country', 'robots', 'online'] as const

type StoreTableProps = {
  /** Without stores, empty rows of the same height keep the space. */
  stores: readonly Store[] | undefined
  addressOf: (storeId: number) => string
}

/** Explicit roles: browsers do not treat the elements as a table when CSS shows them as cards. */
export const StoreTable = ({ stores, addressOf }: StoreTableProps) => {
  const text = useText()
  const { number } = useStore($format)
  const language = useStore($language)
  return (
    <table role="table">
      <caption className="unseen">{text('title')}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(column => (
            <th key={column} role="columnheader" scope="col" className={column}>
              {text(`column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={stores === undefined ? 'waiting' : undefined}>
        {stores === undefined
          ? Array.from({ length: limits.pageSize }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows that hold a place differ in nothing
              <tr key={row} className="skeleton" aria-hidden="true">
                {columns.map(column => (
                  <td key={column} className={column}>
                    <span className="bone" />
                  </td>
                ))}
              </tr>
            ))
          : stores.map(({ storeId, name, storeCode, city, country, robotCount, onlineCount }) => (
              <tr key={storeId} role="row">
                <th role="rowheader" scope="row" className="name">
                  <a href={addressOf(storeId)}>{name}</a>
                </th>
                <td role="cell" className="storeCode" data-label={text('column.storeCode')}>
                  {storeCode}
                </td>
                <td role="cell" className="city" data-label={text('column.city')}>
                  {city}
                </td>
                <td role="cell" className="country" data-label={text('column.country')}>
                  {countryName(country, language)}
                </td>
                <td role="cell" className="robots" data-label={text('column.robots')}>
                  {number(robotCount)}
                </td>
                <td role="cell" className="online" data-label={text('column.online')}>
                  <span className={onlineCount > 0 ? 'dot on' : 'dot'}>{number(onlineCount)}</span>
                </td>
              </tr>
            ))}
      </tbody>
    </table>
  )
}
