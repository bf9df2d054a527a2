import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { PageHeader } from '../../../pieces/page-header.tsx'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { $languages, loadLanguages, rowOf } from '../list.ts'
import { LoadFailed, LoadingTable } from '../loading.tsx'
import { addressOf } from '../view.ts'
import { UploadFields } from './upload-fields.tsx'
import { $form, leaveForm, openForm } from './upload-form.ts'

type UploadViewProps = { mode: 'add' } | { mode: 'replace'; intLangCode: string }

/** The form for a file, of a new language or an existing one. */
export const UploadView = (props: UploadViewProps) => {
  const translate = useTranslate()
  const languages = useStore($languages)
  const form = useStore($form)
  const code = props.mode === 'replace' ? props.intLangCode : undefined
  const row = code === undefined ? undefined : rowOf(languages, code)
  // Somebody else deleted the language while its form was open. The entries stay.
  const isOpen =
    form !== undefined && form.mode === props.mode && (code === undefined || form.entries.intLangCode === code)
  useEffect(() => {
    if (code === undefined) openForm('add', { intLangCode: '', langName: '' })
    else if (row !== undefined) openForm('replace', { intLangCode: code, langName: row.langName })
  }, [code, row])
  useEffect(() => leaveForm, [])

  return (
    <>
      <PageHeader
        title={
          code === undefined
            ? translate('languages.add')
            : translate('languages.uploadTitle', { name: row?.langName ?? code })
        }
        lead={translate(code === undefined ? 'languages.addPurpose' : 'languages.uploadPurpose')}
        back={{ href: addressOf({ kind: 'list' }), text: translate('languages.back'), click: 'languages.back' }}
      />
      {isOpen ? (
        <UploadFields form={form} />
      ) : languages.kind === 'failed' ? (
        <LoadFailed text={translate('languages.failed')} error={languages.error} retry={loadLanguages} />
      ) : languages.kind === 'ready' && code !== undefined && row === undefined ? (
        <p className="card">{translate('languages.languageGone')}</p>
      ) : (
        <LoadingTable rows={3} />
      )}
    </>
  )
}
