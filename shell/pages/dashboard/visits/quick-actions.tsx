import { useStore } from '@nanostores/react'
import { Icon } from '@portal/elements'
import { $permissions, allows, paths } from '@portal/session'
import { CalendarDays, CalendarPlus } from 'lucide'
import { permissions } from '#contract/permissions.ts'
import { useTranslate } from '../../../pieces/use-translate.ts'

/** Links to frequent actions that the header does not show at once (docs/requirements.md §2), by permission. */
export const QuickActions = () => {
  const translate = useTranslate()
  const held = useStore($permissions)
  if (!allows(held, permissions.myReservations)) return null
  return (
    <div className="quick-actions">
      <a data-click="dashboard.appointment" className="button quiet small" href={paths.reserve}>
        <Icon node={CalendarDays} />
        {translate('home.myAppointments')}
      </a>
      <a data-click="dashboard.appointment" className="button quiet small" href={paths.addReservation}>
        <Icon node={CalendarPlus} />
        {translate('home.addAppointment')}
      </a>
    </div>
  )
}
