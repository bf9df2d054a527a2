import { useStore } from '@nanostores/react'
import { ActButton, useLocked } from '@portal/elements'
import { $language, navigate } from '@portal/session'
import { type FormEvent, useRef, useState } from 'react'
import { useWrongFocus } from '../../../forms/use-wrong-focus.ts'
import { TextField } from '../../../pieces/text-field.tsx'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { languageNameOf } from '../language-name.ts'
import { addressOf } from '../view.ts'
import { FileField } from './file-field.tsx'
import { problemText } from './problem-text.ts'
import { Review } from './review.tsx'
import { changesOf, closeForm, enter, submitForm, type UploadForm } from './upload-form.ts'

/** The fields, the changes of the file, and the buttons to send or cancel. */
export const UploadFields = ({ form }: { form: UploadForm }) => {
  const translate = useTranslate()
  const reader = useStore($language)
  const { mode, entries, problems, file, sending } = form
  const element = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const [state, submit] = useLocked(async () => {
    const sent = await submitForm()
    setTries(count => count + 1)
    return sent
  })
  const named = languageNameOf(entries.intLangCode, reader)

  useWrongFocus(element, tries)

  const submitted = (event: FormEvent): void => {
    event.preventDefault()
    submit()
  }
  const suggestName = (): void => {
    const own = languageNameOf(entries.intLangCode, entries.intLangCode)
    if (entries.langName === '' && own !== undefined) enter('langName', own)
  }
  return (
    <form ref={element} className="upload" noValidate onSubmit={submitted} aria-busy={sending}>
      {problems.form !== undefined && (
        <p className="refusal" role="alert">
          {problemText(problems.form)}
        </p>
      )}
      <div className="card upload-fields">
        {mode === 'add' && (
          <TextField
            name="intLangCode"
            label={translate('languages.code')}
            help={
              named === undefined
                ? translate('languages.codeHelp')
                : translate('languages.codeIs', { code: entries.intLangCode, name: named })
            }
            problem={problems.intLangCode && problemText(problems.intLangCode)}
            value={entries.intLangCode}
            autoComplete="off"
            readOnly={sending}
            onChange={event => enter('intLangCode', event.target.value)}
            onBlur={suggestName}
          />
        )}
        <TextField
          name="langName"
          label={translate('languages.name')}
          help={translate('languages.nameHelp')}
          problem={problems.langName && problemText(problems.langName)}
          value={entries.langName}
          autoComplete="off"
          dir="auto"
          lang={entries.intLangCode}
          readOnly={sending}
          onChange={event => enter('langName', event.target.value)}
        />
        <FileField file={file} problem={problems.file && problemText(problems.file)} disabled={sending} />
      </div>
      {file.kind === 'good' && (
        <Review
          file={file}
          changes={changesOf(file, entries.intLangCode)}
          language={entries.intLangCode}
          isNew={mode === 'add'}
        />
      )}
      <div className="actions">
        <ActButton
          data-click="languages.submit"
          type="submit"
          className="button primary"
          state={sending ? 'working' : state}
          working={translate('languages.submitting')}
        >
          {translate('languages.submit')}
        </ActButton>
        <button
          data-click="languages.cancel"
          type="button"
          className="button"
          onClick={() => {
            closeForm()
            navigate(addressOf({ kind: 'list' }))
          }}
        >
          {translate('languages.cancel')}
        </button>
      </div>
    </form>
  )
}
