import { $language, $permissions, request } from '@portal/session'
import { faultCodeColumns, faultCodeList, severities } from '#contract/calls/deploy/fault-codes.ts'
import { textIn } from '#contract/calls/shop/local-texts.ts'
import { deployPermissions } from '#contract/permissions.ts'
import { PageHead, useOwnRoute, useStore, useSubApp } from '#kit/adapters/react.ts'
import { defineList, oneOf } from '#kit/list.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { paths } from '../page-of.pure.ts'
import { useText } from '../texts.ts'
import { severityState } from './severity-state.ts'

/** The catalogue of fault codes. */
export const FaultCodeList = () => {
  const text = useText()
  const language = useStore($language)
  const mayEdit = useStore($permissions).includes(deployPermissions.editFaultCodes)
  const path = useSubApp().basePath + paths.faultCodes
  const kept = keptQuery(useOwnRoute().search)
  const list = defineList({
    label: text('codes.title'),
    keepAs: 'deploy fault codes',
    rowKey: 'faultCode',
    searchHelp: text('codes.searchHelp'),
    emptyTitle: text('codes.none'),
    filters: [oneOf('severity', text('column.severity'), severities, value => text(`severity.${value}`))],
    sortBy: faultCodeColumns,
    askKey: language,
    ask: query => request(faultCodeList, { query: { ...query, lang: language } }, { quiet: true }),
    columns: [
      {
        key: 'faultCode',
        title: text('column.code'),
        type: 'link',
        value: ({ faultCode }) => ({ text: faultCode, address: `${path}/${faultCode}${kept}` })
      },
      { key: 'name', title: text('column.name'), value: ({ names }) => textIn(names, language) },
      {
        key: 'severity',
        title: text('column.severity'),
        type: 'state',
        value: ({ severity }) => severityState(text, severity)
      },
      { key: 'updateTime', title: text('column.changed'), type: 'date', onlyWide: true }
    ]
  })
  return (
    <>
      <PageHead
        title={text('codes.title')}
        lead={text('codes.lead')}
        action={
          mayEdit && (
            <p className="actions">
              <a className="button" href={`${path}/import${kept}`}>
                {text('import')}
              </a>
              <a className="button primary" href={`${path}/new${kept}`}>
                {text('codes.new')}
              </a>
            </p>
          )
        }
      />
      <portal-list {...list} />
    </>
  )
}
