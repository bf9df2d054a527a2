import { useStore } from '@nanostores/react'
import { $format } from '@portal/session'
import { type ReactNode, useId } from 'react'
import { fallbackLanguage } from '#contract/languages.ts'
import type { TextChanges } from '#contract/texts/compare-texts.ts'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { Group } from '../group.tsx'
import type { GoodFile } from './upload-form.ts'

type ReviewProps = { file: GoodFile; changes: TextChanges; language: string; isNew: boolean }

/** The changes of a file before it is sent: numbers first, then each group collapsed. */
export const Review = ({ file, changes, language, isNew }: ReviewProps) => {
  const translate = useTranslate()
  const format = useStore($format)
  const id = useId()
  const { current, english } = file.standing
  const { added, removed, changed, missing, placeholders, markup } = changes
  const same = added.length + removed.length + changed.length === 0
  return (
    <section className="card review" aria-labelledby={id}>
      <h2 id={id}>{translate('languages.review')}</h2>
      {file.outdated && <portal-notice level="warning">{translate('languages.outdated')}</portal-notice>}
      <p role="status">
        {same
          ? translate('languages.noChange')
          : format.list([
              translate('languages.countAdded', { count: added.length }),
              translate('languages.countChanged', { count: changed.length }),
              translate('languages.countRemoved', { count: removed.length })
            ])}
      </p>
      <Group
        title={translate('languages.changed')}
        rows={changed}
        row={({ key, before, after }) => (
          <Entry key={key} name={key}>
            <del lang={language}>{before}</del>
            <ins lang={language}>{after}</ins>
          </Entry>
        )}
      />
      <Group
        title={translate('languages.added')}
        rows={added}
        row={key => (
          <Entry key={key} name={key}>
            <span lang={language}>{file.texts[key]}</span>
          </Entry>
        )}
      />
      <Group
        title={translate('languages.removed')}
        hint={translate('languages.fallbackHint')}
        warns={!isNew}
        rows={removed}
        row={key => (
          <Entry key={key} name={key}>
            <del lang={language}>{current[key]}</del>
          </Entry>
        )}
      />
      <Group
        title={translate('languages.missing')}
        hint={translate('languages.fallbackHint')}
        warns
        rows={missing}
        row={key => (
          <Entry key={key} name={key}>
            <span lang={fallbackLanguage}>{english[key]}</span>
          </Entry>
        )}
      />
      <Group
        title={translate('languages.placeholders')}
        hint={translate('languages.placeholdersHint')}
        warns
        rows={placeholders}
        row={({ key, wanted, found }) => (
          <Entry key={key} name={key}>
            <span>{translate('languages.placeholdersWanted', { names: namesOf(wanted) })}</span>
            <span>{translate('languages.placeholdersFound', { names: namesOf(found) })}</span>
          </Entry>
        )}
      />
      <Group
        title={translate('languages.markup')}
        hint={translate('languages.markupHint')}
        warns
        rows={markup}
        row={key => (
          <Entry key={key} name={key}>
            <span lang={language}>{file.texts[key]}</span>
          </Entry>
        )}
      />
      <Group
        title={translate('languages.blank')}
        hint={translate('languages.blankHint')}
        warns
        rows={file.notes.blank}
        row={key => <Entry key={key} name={key} />}
      />
    </section>
  )
}

const namesOf = (names: string[]): string => (names.length === 0 ? '–' : names.map(name => `{{${name}}}`).join(' '))

const Entry = ({ name, children }: { name: string; children?: ReactNode }) => (
  <li>
    <code>{name}</code>
    {children}
  </li>
)
