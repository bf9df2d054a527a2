import { environment, request } from '@portal/session'
import { useState } from 'react'
import type { ListedCall } from '#contract/calls/open-platform/api-management.ts'
import { FormField } from '#kit/adapters/react.ts'
import { ActButton } from '#kit/portal/react/act-button.tsx'
import { useAct } from '#kit/portal/react/use-act.ts'
import { useTools } from '../../parts/use-tools.ts'
import {
  addressOf,
  asWritten,
  basicHeader,
  type Credentials,
  curlOf,
  filledIn,
  shownAnswer
} from './console-request.pure.ts'

type CallConsoleProps = { call: ListedCall; credentials: Credentials }
type Shown = { milliseconds: number; text: string }

/** Makes one call of the outside API as a program would: without the person's token, with key and secret. */
export const CallConsole = ({ call: { name, parameters }, credentials }: CallConsoleProps) => {
  const { text, format } = useTools()
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [shown, setShown] = useState<Shown>()
  const call = asWritten(name)
  const trying = useAct(async () => {
    setShown(undefined)
    const began = performance.now()
    const { code, msg, data } = await request(
      call,
      { query: filledIn(values) },
      { quiet: true, authorization: basicHeader(credentials) }
    )
    const milliseconds = Math.round(performance.now() - began)
    setShown({ milliseconds, text: shownAnswer({ code, msg, data }) })
    return undefined
  })
  const address = addressOf(environment().apiBase ?? location.origin, call.path, values)
  return (
    <>
      <form
        className="form"
        onSubmit={event => {
          event.preventDefault()
          trying.run()
        }}
      >
        {parameters.map(({ field, type, required }) => (
          <FormField
            key={field}
            name={field}
            label={required ? field : text('form.optional', { label: field })}
            help={type}
            optional={!required}
            value={values[field] ?? ''}
            problem={undefined}
            maxLength={100}
            onChange={value => setValues({ ...values, [field]: value })}
          />
        ))}
        <pre>
          <code>{curlOf(address, credentials)}</code>
        </pre>
        <div className="actions">
          <ActButton
            type="submit"
            className="button"
            state={trying.state}
            blocked={credentials.key === '' || credentials.secret === ''}
          >
            {text('open.try')}
          </ActButton>
        </div>
      </form>
      <div role="status">
        {trying.error !== undefined && <p className="refusal">{text('open.console.unreachable')}</p>}
        {shown !== undefined && (
          <>
            <p>{text('open.answered', { milliseconds: format.number(shown.milliseconds) })}</p>
            {/* A long answer scrolls, and so keys have to reach it. */}
            <pre tabIndex={0} className="answer">
              <code>{shown.text}</code>
            </pre>
          </>
        )}
      </div>
    </>
  )
}
