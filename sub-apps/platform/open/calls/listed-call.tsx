import type { ListedCall } from '#contract/calls/open-platform/api-management.ts'
import { useTools } from '../../parts/use-tools.ts'
import { CallConsole } from './call-console.tsx'
import type { Credentials } from './console-request.pure.ts'

/** A call of the outside API, opened by a press: the fields of its answer, and the console. */
export const ListedCallPart = ({ call, credentials }: { call: ListedCall; credentials: Credentials }) => {
  const { text } = useTools()
  const { method, path, summary, scope, enabled, answer } = call
  return (
    <sl-details summary={`${method} ${path}`}>
      <p lang="en">{summary}</p>
      <p className="quiet">
        {text('open.needs', { scope })} {!enabled && text('open.offForAll')}
      </p>
      <CallConsole call={call} credentials={credentials} />
      <h2>{text('open.answer')}</h2>
      <table className="few-rows">
        <tbody>
          {answer.map(({ field, type }) => (
            <tr key={field}>
              <th scope="row">
                <code>{field}</code> <span className="quiet">{type}</span>
              </th>
            </tr>
          ))}
        </tbody>
      </table>
    </sl-details>
  )
}
