import { $language, request } from '@portal/session'
import { useMemo } from 'react'
import { type AuditEntry, auditActs, auditList } from '#contract/calls/administration/audit.ts'
import { PageHead, useStore, useSubApp } from '#kit/adapters/react.ts'
import { pageQuery, readList } from '#kit/list-address.pure.ts'
import { RemoteList } from '../parts/remote-list.tsx'
import { useTitleByName } from '../roles/permission-title.ts'
import { countryNamer } from '../tenants/country-names.ts'
import { useText } from '../texts.ts'
import { factsText, type Names } from './facts-of.pure.ts'

/** The acts of administrators, the newest first. */
export const AuditList = ({ search }: { search: string }) => {
  const text = useText()
  const permission = useTitleByName()
  const language = useStore($language)
  const names = useMemo(
    (): Names => ({ text, permission, country: countryNamer(language) }),
    [text, permission, language]
  )
  const path = `${useSubApp().basePath}/audit`
  const address = readList(search, { choice: auditActs }, [])
  const act = auditActs.find(it => it === address.chosen.choice)
  const columns = useMemo(
    (): HTMLElementTagNameMap['portal-table']['columns'] => [
      {
        key: 'act',
        title: text('audit.act'),
        value: (entry: AuditEntry) => text(`audit.${entry.act}`),
        detail: (entry: AuditEntry) => entry.subjectName,
        detailTitle: text('audit.subject')
      },
      { key: 'actorName', title: text('audit.actor') },
      { key: 'before', title: text('audit.before'), value: (entry: AuditEntry) => factsText(names, entry.before) },
      { key: 'after', title: text('audit.after'), value: (entry: AuditEntry) => factsText(names, entry.after) },
      { key: 'createTime', title: text('audit.time'), type: 'date' }
    ],
    [text, names]
  )
  const { text: _text, ...query } = pageQuery(address)
  return (
    <>
      <PageHead title={text('audit.title')} lead={text('audit.lead')} />
      <RemoteList
        name="audit"
        title={text('audit.title')}
        rowKey="auditId"
        emptyText={text('audit.empty')}
        columns={columns}
        address={address}
        search={search}
        path={path}
        choices={{
          label: text('audit.act'),
          options: auditActs.map(value => ({ value, name: text(`audit.${value}`) }))
        }}
        ask={() => request(auditList, { query: { ...query, act } }, { quiet: true })}
      />
    </>
  )
}
