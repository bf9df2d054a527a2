import { useStore } from '@nanostores/react'
import { $route, $user, allows, navigate, paths } from '@portal/session'
import { useEffect } from 'react'
import { permissions } from '#contract/permissions.ts'
import { PageHeader } from '../../pieces/page-header.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'
import { reachesBy } from '../../sign-in/code-ways.ts'
import { $change, beginChange, type ChangeKind } from './change.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { Devices } from './devices.tsx'
import { rowsOf } from './rows.ts'

/** /account: nickname, phone, e-mail and password of the account, each with its state and its one action. */
export const Account = () => {
  const translate = useTranslate()
  const user = useStore($user)
  const change = useStore($change)
  useEffect(beginAskedChange, [])
  if (user === undefined) return null
  return (
    <>
      <PageHeader
        title={translate('account.title')}
        lead={translate('account.lead')}
        back={{ href: paths.dashboard, text: translate('page.backToDashboard'), click: 'account.back' }}
      />
      <ul className="card account-rows">
        {rowsOf(user).map(row => (
          <Row key={row.kind} {...row} />
        ))}
      </ul>
      {!allows(user.perms, permissions.securityCentre) && <Devices />}
      {change.step !== 'none' && <ChangeDialog key={change.kind} user={user} change={change} />}
    </>
  )
}

/** A link can ask for the password's dialog. The address loses it, so that a reload or Back does not ask again. */
const beginAskedChange = (): void => {
  const { pathname, search, hash } = $route.get()
  if (pathname + search + hash !== paths.setPassword) return
  navigate(paths.account, 'replace')
  beginChange('password')
}

const labels = {
  nickname: 'account.nickname',
  cellphone: 'account.cellphone',
  email: 'account.email',
  password: 'account.password'
} as const

const Row = ({ kind, value, bound }: { kind: ChangeKind; value: string | undefined; bound: boolean }) => {
  const translate = useTranslate()
  const isPassword = kind === 'password'
  const state = translate(
    bound
      ? isPassword
        ? 'account.passwordSet'
        : 'account.bound'
      : isPassword
        ? 'account.passwordNotSet'
        : 'account.notBound'
  )
  const label = translate(labels[kind])
  // A code proves the new phone or mailbox, so codes have to go that way.
  const mayChange = (kind !== 'cellphone' && kind !== 'email') || reachesBy(kind)
  const action = translate(bound ? 'account.change' : isPassword ? 'account.set' : 'account.bind')
  return (
    <li>
      <span className="account-label">{label}</span>
      <span className="account-value">
        {value !== undefined && <b>{value}</b>}
        {kind !== 'nickname' && <span className={bound ? 'state' : 'state missing'}>{state}</span>}
      </span>
      {mayChange && (
        <button
          data-click="account.change"
          type="button"
          className="button small quiet"
          aria-label={translate('account.actionOf', { action, name: label })}
          onClick={() => beginChange(kind)}
        >
          {action}
        </button>
      )}
    </li>
  )
}
