import { request } from '@portal/session'
import { useState } from 'react'
import { openCallListing } from '#contract/calls/open-platform/api-management.ts'
import { PageHead, useLoaded } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { useTools } from '../../parts/use-tools.ts'
import type { Credentials } from './console-request.pure.ts'
import { ListedCallPart } from './listed-call.tsx'

/** The calls of the outside API, and a console that makes them with a key of the reader's own. */
export const ApiListing = () => {
  const { text } = useTools()
  const [loaded, load] = useLoaded('listing', () => request(openCallListing, {}, { quiet: true }))
  /** Kept on this page alone, and forgotten with it. */
  const [credentials, setCredentials] = useState<Credentials>({ key: '', secret: '' })
  return (
    <>
      <PageHead title={text('open.apiListing')} lead={text('open.apiListing.lead')} />
      {loaded.state === 'failed' && <portal-notice error={loaded.error} onportal-notice-retry={load} />}
      <form className="card" onSubmit={event => event.preventDefault()}>
        <div className="tiles halves">
          {(['key', 'secret'] as const).map(name => (
            <div className="field" key={name}>
              <label htmlFor={`open-${name}`}>{text(`open.${name}`)}</label>
              <input
                id={`open-${name}`}
                type={name === 'secret' ? 'password' : 'text'}
                // No password manager is to keep a secret of a program as a password of a person.
                autoComplete={name === 'secret' ? 'one-time-code' : 'off'}
                spellCheck={false}
                maxLength={100}
                value={credentials[name]}
                onChange={({ target }) => setCredentials({ ...credentials, [name]: target.value.trim() })}
              />
            </div>
          ))}
        </div>
        <p className="help">{text('open.console.help')}</p>
      </form>
      <div className="calls">
        {shownOf(loaded)?.map(call => (
          <ListedCallPart key={call.name} call={call} credentials={credentials} />
        ))}
      </div>
    </>
  )
}
