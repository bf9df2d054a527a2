import { $translate } from '@portal/session'
import { useCallback } from 'react'
import type { ShownRequest } from '#contract/calls/deploy/shown-request.ts'
import { useStore } from '#kit/adapters/react.ts'
import { useText } from '../texts.ts'
import { reasonOf } from './request-state.pure.ts'

type Request = Pick<ShownRequest, 'state' | 'failure' | 'code'>

/** The sentence that says why a request came to nothing; undefined for one that did not. */
export const useReason = (): ((request: Request) => string | undefined) => {
  const text = useText()
  const portalText = useStore($translate)
  return useCallback(
    request => {
      const reason = reasonOf(request)
      if (reason === undefined) return undefined
      return reason.own === undefined ? portalText(reason.portal) : text(reason.own)
    },
    [text, portalText]
  )
}

/** A notice about a request that came to nothing. */
export const RequestReason = ({ heading, request }: { heading: string; request: Request }) => {
  const reason = useReason()(request)
  return (
    reason !== undefined && (
      <portal-notice level="warning" heading={heading}>
        {reason}
      </portal-notice>
    )
  )
}
