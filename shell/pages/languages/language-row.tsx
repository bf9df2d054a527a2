import { useStore } from '@nanostores/react'
import { ActButton, useLocked } from '@portal/elements'
import { $format } from '@portal/session'
import type { LanguageRow } from '#contract/calls/language-files.ts'
import { fallbackLanguage } from '#contract/languages.ts'
import { useTranslate } from '../../pieces/use-translate.ts'
import { Changed } from './changed.tsx'
import { completenessOf } from './completeness.ts'
import { downloadLanguage } from './list.ts'
import { addressOf } from './view.ts'

/** A language in the list. On narrow screens it is a card whose cells have their own labels. */
export const LanguageTableRow = ({ row, onDelete }: { row: LanguageRow; onDelete: () => void }) => {
  const translate = useTranslate()
  const format = useStore($format)
  const { intLangCode, langName } = row
  const [state, download] = useLocked(() => downloadLanguage(intLangCode))
  /** The label contains the language: four buttons named only "Upload" would sound the same. */
  const nameOf = (action: string) => translate('languages.actionOf', { action, name: langName })
  return (
    <tr>
      <th scope="row">
        <span lang={intLangCode} dir="auto" className="language-name">
          {langName}
        </span>{' '}
        <code>{intLangCode}</code>
      </th>
      <td className="figure-cell" data-label={translate('languages.texts')}>
        {format.number(row.keyCount)}
      </td>
      <td data-label={translate('languages.completeness')}>
        <Completeness row={row} />
      </td>
      <td data-label={translate('languages.lastChange')}>
        <Changed {...row} />
      </td>
      <td className="figure-cell" data-label={translate('languages.users')}>
        {format.number(row.userCount)}
      </td>
      <td>
        <div className="actions">
          <a
            data-click="languages.upload"
            className="button small"
            href={addressOf({ kind: 'replace', intLangCode })}
            aria-label={nameOf(translate('languages.upload'))}
          >
            {translate('languages.upload')}
          </a>
          <ActButton
            data-click="languages.download"
            className="button small"
            state={state}
            aria-label={nameOf(translate('languages.download'))}
            onClick={download}
          >
            {translate('languages.download')}
          </ActButton>
          <a
            data-click="languages.versions"
            className="button small"
            href={addressOf({ kind: 'versions', intLangCode })}
            aria-label={nameOf(translate('languages.versions'))}
          >
            {translate('languages.versions')}
          </a>
          {intLangCode === fallbackLanguage ? (
            <span className="quiet">{translate('languages.neverDeleted')}</span>
          ) : (
            <button
              data-click="languages.delete"
              type="button"
              className="button small"
              aria-label={nameOf(translate('languages.delete'))}
              onClick={onDelete}
            >
              {translate('languages.delete')}
            </button>
          )}
        </div>
      </td>
    </tr>
  )
}

const Completeness = ({ row }: { row: LanguageRow }) => {
  const translate = useTranslate()
  const format = useStore($format)
  const percent = completenessOf(row)
  return (
    <span className="completeness">
      {/* The words beside it say the same. */}
      <meter aria-hidden min={0} max={100} value={percent} />
      {row.missingCount === 0
        ? translate('languages.complete')
        : translate('languages.incomplete', {
            percent: format.number(percent),
            count: row.missingCount,
            missing: format.number(row.missingCount)
          })}
    </span>
  )
}
