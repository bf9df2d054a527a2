import { useStore } from '@nanostores/react'
import { ActButton, useLocked } from '@portal/elements'
import { $format } from '@portal/session'
import { useEffect } from 'react'
import { fallbackLanguage } from '#contract/languages.ts'
import { termName } from '#contract/texts/noted-file.ts'
import { PageHeader } from '../../../pieces/page-header.tsx'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { Group } from '../group.tsx'
import { $languages, rowOf } from '../list.ts'
import { LoadFailed, LoadingTable } from '../loading.tsx'
import { addressOf } from '../view.ts'
import { $notes, downloadNoted, loadNotes } from './notes.ts'
import { pageOf } from './page-of.pure.ts'
import { useColumns, useFilters } from './use-columns.ts'

/** The texts of a language, each with what its translator has to know, and the language's file with the same notes. */
export const TextList = ({ intLangCode }: { intLangCode: string }) => {
  const translate = useTranslate()
  const format = useStore($format)
  const state = useStore($notes)
  const name = rowOf(useStore($languages), intLangCode)?.langName ?? intLangCode
  const notes = state.kind === 'ready' && state.intLangCode === intLangCode ? state.notes : undefined
  const columns = useColumns(intLangCode, notes?.glossary ?? [])
  const filters = useFilters(notes?.texts ?? [])
  const [download, start] = useLocked(() => downloadNoted(intLangCode))
  useEffect(() => void loadNotes(intLangCode), [intLangCode])

  return (
    <>
      <PageHeader
        title={translate('languages.notesTitle', { name })}
        lead={translate('languages.notesPurpose')}
        back={{ href: addressOf({ kind: 'list' }), text: translate('languages.back'), click: 'languages.back' }}
        action={
          <ActButton data-click="languages.notesDownload" className="button primary" state={download} onClick={start}>
            {translate('languages.notesDownload')}
          </ActButton>
        }
      />
      {state.kind === 'failed' ? (
        <LoadFailed
          text={translate('languages.notesFailed')}
          error={state.error}
          retry={() => loadNotes(intLangCode)}
        />
      ) : notes === undefined ? (
        <LoadingTable rows={10} />
      ) : (
        <>
          <p className="hint">
            {translate('languages.notesSince', { time: format.time(notes.since) })}
            {!notes.isCompared && ` ${translate('languages.notesNotCompared')}`}
          </p>
          <portal-list
            rowKey="name"
            keepAs="languages texts"
            label={translate('languages.notesTitle', { name })}
            searchHelp={translate('languages.notesSearch')}
            filters={filters}
            columns={columns}
            askKey={`${intLangCode} ${notes.since}`}
            ask={async question => pageOf(notes.texts, question)}
          />
          <Group
            title={translate('languages.glossary')}
            rows={notes.glossary}
            row={term => (
              <li key={termName(term)}>
                <b lang={fallbackLanguage}>{termName(term)}</b>
                {term.word !== undefined && <span lang={intLangCode}>{term.word}</span>}
                {term.meaning !== undefined && (
                  <span className="quiet" lang={fallbackLanguage}>
                    {term.meaning}
                  </span>
                )}
              </li>
            )}
          />
        </>
      )}
    </>
  )
}
