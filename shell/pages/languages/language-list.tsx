import { useStore } from '@nanostores/react'
import { ask } from '@portal/elements'
import { $format, notify, paths } from '@portal/session'
import { useRef } from 'react'
import type { LanguageRow } from '#contract/calls/languages/language-files.ts'
import { languageNames, pickerLanguages } from '#contract/languages.ts'
import { PageHeader } from '../../pieces/page-header.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'
import { LanguageTable } from './language-table.tsx'
import { $languages, deleteLanguage } from './list.ts'
import { addressOf } from './view.ts'

/** All languages with size, completeness, author and users, and their actions. */
export const LanguageList = () => {
  const translate = useTranslate()
  const format = useStore($format)
  const languages = useStore($languages)
  const heading = useRef<HTMLHeadingElement>(null)

  const askToDelete = async ({ intLangCode, langName: name, userCount }: LanguageRow): Promise<void> => {
    const isDeleted = await ask({
      heading: translate('languages.deleteTitle', { name }),
      text: `${translate('languages.usedBy', { count: userCount })}\n${translate('languages.deleteText')}`,
      yes: translate('languages.delete'),
      danger: true,
      act: () => deleteLanguage(intLangCode)
    })
    if (!isDeleted) return
    notify('success', translate('languages.deleted', { name }))
    // The button that asked is gone with its row, so the focus can't return to it.
    heading.current?.focus()
  }

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
      <LanguageTable languages={languages} onDelete={askToDelete} />
    </>
  )
}
