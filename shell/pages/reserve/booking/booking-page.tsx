import { sentenceOf } from '@portal/session'
import { useCallback, useEffect, useState } from 'react'
import type { Appointment } from '#contract/calls/appointments/appointments.ts'
import { PageHeader } from '../../../pieces/page-header.tsx'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { LoadFailed } from '../load-failed.tsx'
import { addressOf } from '../view.ts'
import { BookingView } from './booking-view.tsx'
import { findMovable } from './find-movable.ts'

type Moved =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'none' }
  | { kind: 'found'; appointment: Appointment }

/** The steps for a new appointment, or for the one that is moved. */
export const BookingPage = ({ movedId }: { movedId: number | undefined }) =>
  movedId === undefined ? <BookingView /> : <MovePage movedId={movedId} />

const MovePage = ({ movedId }: { movedId: number }) => {
  const translate = useTranslate()
  const [moved, setMoved] = useState<Moved>({ kind: 'loading' })
  const find = useCallback(async (): Promise<void> => {
    setMoved({ kind: 'loading' })
    try {
      const appointment = await findMovable(movedId)
      setMoved(appointment === undefined ? { kind: 'none' } : { kind: 'found', appointment })
    } catch (error) {
      setMoved({ kind: 'failed', error })
    }
  }, [movedId])
  useEffect(() => void find(), [find])
  if (moved.kind === 'found') return <BookingView moved={moved.appointment} />
  return (
    <>
      <PageHeader
        title={translate('reserve.moveTitle')}
        back={{
          href: addressOf({ kind: 'list', status: undefined }),
          text: translate('reserve.back'),
          click: 'reserve.cancel'
        }}
      />
      {moved.kind === 'loading' && <div className="skeleton reserve-list-skeleton" aria-busy="true" />}
      {moved.kind === 'none' && <p className="card">{translate('reserve.notFound')}</p>}
      {moved.kind === 'failed' && (
        <LoadFailed
          text={`${translate('reserve.failed')} ${sentenceOf(moved.error)}`}
          error={moved.error}
          retry={find}
        />
      )}
    </>
  )
}
