import { type Session, tenantNameOf } from '@portal/session'
import { useId } from 'react'
import { maskCellphone, maskEmail } from '../../pieces/mask.ts'
import { useTranslate } from '../../pieces/use-translate.ts'

type User = Extract<Session, { state: 'member' }>['user']

/** The signed-in person. The e-mail address is masked (spec §5). */
export const UserCard = ({ user }: { user: User }) => {
  const translate = useTranslate()
  const id = useId()
  const none = translate('dashboard.userNone')
  const tenant = tenantNameOf(user, () => translate('header.allTenants'))
  return (
    <section className="card small" aria-labelledby={id}>
      <h2 id={id}>{translate('dashboard.user')}</h2>
      <p className="name">{user.nickname}</p>
      <dl className="facts">
        <dt>{translate('dashboard.userEmail')}</dt>
        <dd>{user.email === null ? none : maskEmail(user.email)}</dd>
        <dt>{translate('dashboard.userCellphone')}</dt>
        <dd>{user.cellphone === null ? none : maskCellphone(user.cellphone)}</dd>
        {tenant !== undefined && (
          <>
            <dt>{translate('dashboard.userTenant')}</dt>
            <dd>{tenant}</dd>
          </>
        )}
      </dl>
    </section>
  )
}
