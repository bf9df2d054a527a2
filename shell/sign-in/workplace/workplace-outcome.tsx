import type { MessageKey } from '@portal/session'
import { useEffect } from 'react'
import { useTranslate } from '../../pieces/use-translate.ts'
import { arrive, type Outcome } from './workplace.ts'

const sentences: Record<Exclude<Outcome, 'done'>, MessageKey> = {
  cancelled: 'workplace.cancelled',
  failed: 'workplace.failed',
  unknown: 'workplace.unknown',
  inaccessible: 'code.610002',
  unactivated: 'code.610007',
  nothingPermitted: 'error.nothingPermitted'
}

/** The result of a sign-in at the workplace's provider: a session that is on its way, or the reason why there is none. */
export const WorkplaceOutcome = ({ outcome }: { outcome: Outcome }) => {
  const translate = useTranslate()
  const isDone = outcome === 'done'
  useEffect(() => {
    if (isDone) void arrive()
  }, [isDone])
  if (outcome === 'done')
    return (
      <p className="progress" role="status">
        {translate('workplace.arriving')}
      </p>
    )
  return (
    <p className="refusal" role="alert">
      {translate(sentences[outcome])}
    </p>
  )
}
