import { useRepeat } from '../../shared/hooks/use-repeat.ts'
import { useTranslate } from '../../shared/hooks/use-translate.ts'
import type { FoundBy } from './use-found.ts'

type Props = { foundBy: readonly FoundBy[]; onRetry: () => void }

/** The searches that are under way, and those that failed. The list of results can hold neither. */
export const FoundStates = ({ foundBy, onRetry }: Props) => {
  const translate = useTranslate()
  const asked = foundBy.filter(({ state }) => state === 'asked')
  const failed = foundBy.filter(({ state }) => state === 'failed')
  useRepeat(failed[0]?.error, onRetry)
  return (
    <div className="found-states" role="status">
      {asked.map(({ module, name }) => (
        <p key={module}>{translate('palette.searching', { name })}</p>
      ))}
      {failed.map(({ module, name }) => (
        <p key={module}>
          {translate('palette.searchFailed', { name })}{' '}
          <button data-click="palette.retry" type="button" onClick={onRetry}>
            {translate('palette.retry')}
          </button>
        </p>
      ))}
    </div>
  )
}
