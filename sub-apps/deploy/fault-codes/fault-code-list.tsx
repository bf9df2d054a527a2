import { $language, $permissions, request } from '@portal/session'
import { useMemo } from 'react'
import { type FaultCode, faultCodeColumns, faultCodeList, severities } from '#contract/calls/deploy/fault-codes.ts'
import { textIn } from '#contract/calls/shop/local-texts.ts'
import { deployPermissions } from '#contract/permissions.ts'
import { useOwnRoute, useStore, useSubApp } from '#kit/adapters/react.ts'
import { keptQuery, pageQuery } from '#kit/list-address.pure.ts'
import { paths } from '../page-of.pure.ts'
import { PageHead } from '../parts/page-head.tsx'
import { RemoteList, useListAddress } from '../parts/remote-list.tsx'
import { useText } from '../texts.ts'
import { severityState } from './severity-state.ts'

type Columns = HTMLElementTagNameMap['portal-table']['columns']

/** The catalogue of fault codes. */
export const FaultCodeList = () => {
  const text = useText()
  const language = useStore($language)
  const mayEdit = useStore($permissions).includes(deployPermissions.editFaultCodes)
  const { address, show } = useListAddress({ severity: severities }, faultCodeColumns)
  const path = useSubApp().basePath + paths.faultCodes
  const kept = keptQuery(useOwnRoute().search)
  const columns = useMemo(
    (): Columns => [
      {
        key: 'faultCode',
        title: text('column.code'),
        type: 'link',
        sortable: true,
        value: ({ faultCode }: FaultCode) => ({ text: faultCode, address: `${path}/${faultCode}${kept}` })
      },
      {
        key: 'name',
        title: text('column.name'),
        sortable: true,
        value: ({ names }: FaultCode) => textIn(names, language)
      },
      {
        key: 'severity',
        title: text('column.severity'),
        type: 'state',
        sortable: true,
        value: ({ severity }: FaultCode) => severityState(text, severity)
      },
      { key: 'updateTime', title: text('column.changed'), type: 'date', sortable: true, onlyWide: true }
    ],
    [text, language, path, kept]
  )
  return (
    <>
      <PageHead
        title={text('codes.title')}
        lead={text('codes.lead')}
        action={
          mayEdit && (
            <p className="actions">
              <a className="button" href={`${path}/import${kept}`}>
                {text('codes.import')}
              </a>
              <a className="button primary" href={`${path}/new${kept}`}>
                {text('codes.new')}
              </a>
            </p>
          )
        }
      />
      <RemoteList
        name="fault codes"
        title={text('codes.title')}
        rowKey="faultCode"
        columns={columns}
        address={address}
        askKey={language}
        ask={() =>
          request(
            faultCodeList,
            {
              query: {
                ...pageQuery(address),
                sort: address.sort,
                lang: language,
                severity: severities.find(it => it === address.chosen.severity)
              }
            },
            { quiet: true }
          )
        }
        emptyTitle={text('codes.none')}
        searchHelp={text('codes.searchHelp')}
        choice={{
          label: text('column.severity'),
          value: address.chosen.severity,
          options: severities.map(value => ({ value, name: text(`severity.${value}`) })),
          change: severity => show({ chosen: { severity } })
        }}
        onSearch={searched => show({ text: searched })}
      />
    </>
  )
}
