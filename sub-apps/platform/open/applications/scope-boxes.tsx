import { type OpenScope, openScopes } from '#contract/calls/open-platform/scopes.ts'
import { useText } from '../../texts.ts'

type ScopeBoxesProps = { scopes: readonly OpenScope[]; onChange: (scopes: OpenScope[]) => void }

/** The boxes for the scopes of an application. The last box that is ticked stays so: an application without a scope could do nothing. */
export const ScopeBoxes = ({ scopes, onChange }: ScopeBoxesProps) => {
  const text = useText()
  const turn = (scope: OpenScope, on: boolean): void => {
    const next = openScopes.filter(it => (it === scope ? on : scopes.includes(it)))
    if (next.length > 0) onChange(next)
  }
  return (
    <fieldset>
      <legend>{text('open.scopes')}</legend>
      {openScopes.map(scope => (
        <label className="check" key={scope}>
          <input
            type="checkbox"
            checked={scopes.includes(scope)}
            onChange={({ target }) => turn(scope, target.checked)}
          />
          {text(`open.scope.${scope}`)}
        </label>
      ))}
    </fieldset>
  )
}
