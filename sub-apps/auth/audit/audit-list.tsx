import { $language, request } from '@portal/session'
import { useMemo } from 'react'
import { auditActs, auditList } from '#contract/calls/administration/audit.ts'
import { PageHead, useStore } from '#kit/adapters/react.ts'
import { defineList, oneOf } from '#kit/list.ts'
import { countryNamer } from '#kit/portal/country-names.ts'
import { useTitleByName } from '../roles/permission-title.ts'
import { useText } from '../texts.ts'
import { factsText, type Names } from './facts-of.pure.ts'

/** The acts of administrators, the newest first. */
export const AuditList = () => {
  const text = useText()
  const permission = useTitleByName()
  const language = useStore($language)
  const names = useMemo(
    (): Names => ({ text, permission, country: countryNamer(language) }),
    [text, permission, language]
  )
  const list = defineList({
    label: text('audit.title'),
    keepAs: 'auth audit',
    rowKey: 'auditId',
    emptyText: text('audit.empty'),
    filters: [oneOf('act', text('audit.act'), auditActs, value => text(`audit.${value}`))],
    ask: query => request(auditList, { query }, { quiet: true }),
    columns: [
      {
        key: 'act',
        title: text('audit.act'),
        value: ({ act }) => text(`audit.${act}`),
        detail: ({ subjectName }) => subjectName,
        detailTitle: text('audit.subject')
      },
      { key: 'actorName', title: text('audit.actor') },
      { key: 'before', title: text('audit.before'), value: ({ before }) => factsText(names, before) },
      { key: 'after', title: text('audit.after'), value: ({ after }) => factsText(names, after) },
      { key: 'createTime', title: text('audit.time'), type: 'date' }
    ]
  })
  return (
    <>
      <PageHead title={text('audit.title')} lead={text('audit.lead')} />
      <portal-list {...list} />
    </>
  )
}
