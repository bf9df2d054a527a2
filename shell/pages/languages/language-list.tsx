import { useStore } from '@nanostores/react'
import { $format, notify, paths } from '@portal/session'
import { useEffect, useRef, useState } from 'react'
import type { LanguageRow } from '#contract/calls/language-files.ts'
import { languageNames, pickerLanguages } from '#contract/languages.ts'
import { ConfirmDialog } from '../../pieces/confirm-dialog.tsx'
import { PageHeader } from '../../pieces/page-header.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'
import { LanguageTableRow } from './language-row.tsx'
import { $languages, deleteLanguage, loadLanguages } from './list.ts'
import { LoadFailed, LoadingTable } from './loading.tsx'
import { addressOf } from './view.ts'

/** All languages with size, completeness, author and users, and their actions. */
export const LanguageList = () => {
  const translate = useTranslate()
  const format = useStore($format)
  const languages = useStore($languages)
  const [leaving, setLeaving] = useState<LanguageRow>()
  const [deletions, setDeletions] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that opened the dialog is gone with its row, so the focus can't return to it.
  useEffect(() => {
    if (deletions > 0) heading.current?.focus()
  }, [deletions])

  return (
    <>
      <PageHeader
        title={translate('languages.title')}
        lead={translate('languages.purpose')}
        back={{ href: paths.dashboard, text: translate('page.backToDashboard'), click: 'languages.back' }}
        heading={heading}
        action={
          <a data-click="languages.add" className="button primary" href={addressOf({ kind: 'add' })}>
            {translate('languages.add')}
          </a>
        }
      />
      <p className="hint">
        {translate('languages.pickerHint', { names: format.list(pickerLanguages.map(code => languageNames[code])) })}
      </p>
      {languages.kind === 'loading' && <LoadingTable rows={6} />}
      {languages.kind === 'failed' && (
        <LoadFailed text={translate('languages.failed')} error={languages.error} retry={loadLanguages} />
      )}
      {languages.kind === 'ready' && languages.rows.length === 0 && (
        <p className="card">{translate('languages.none')}</p>
      )}
      {languages.kind === 'ready' && languages.rows.length > 0 && (
        <LanguageTable rows={languages.rows} onDelete={setLeaving} />
      )}
      {leaving !== undefined && (
        <ConfirmDialog
          title={translate('languages.deleteTitle', { name: leaving.langName })}
          action={translate('languages.delete')}
          cancel={translate('languages.cancel')}
          danger
          onClose={() => setLeaving(undefined)}
          onConfirm={async () => {
            await deleteLanguage(leaving.intLangCode)
            setLeaving(undefined)
            notify('success', translate('languages.deleted', { name: leaving.langName }))
            setDeletions(deletions + 1)
          }}
        >
          <p>{translate('languages.usedBy', { count: leaving.userCount })}</p>
          <p>{translate('languages.deleteText')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

const LanguageTable = ({ rows, onDelete }: { rows: LanguageRow[]; onDelete: (row: LanguageRow) => void }) => {
  const translate = useTranslate()
  return (
    <div className="table-place">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{translate('languages.language')}</th>
            <th scope="col" className="figure-cell">
              {translate('languages.texts')}
            </th>
            <th scope="col">{translate('languages.completeness')}</th>
            <th scope="col">{translate('languages.lastChange')}</th>
            <th scope="col" className="figure-cell">
              {translate('languages.users')}
            </th>
            <th scope="col">{translate('languages.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <LanguageTableRow key={row.intLangCode} row={row} onDelete={() => onDelete(row)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
