import { useStore } from '@nanostores/react'
import { $format, $token, $user, allows, paths } from '@portal/session'
import { useEffect } from 'react'
import { permissions } from '#contract/permissions.ts'
import { DeviceSection } from '../../devices/device-section.tsx'
import { loadSecurity } from '../../devices/load.ts'
import { PageHeader } from '../../pieces/page-header.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'
import { EventSection } from './event-section.tsx'

/** /secure: the account's devices, the age of its password, and its latest events. */
export const Security = () => {
  const translate = useTranslate()
  const token = useStore($token)
  useEffect(() => {
    if (token !== undefined) void loadSecurity()
  }, [token])
  return (
    <div className="security-page columns">
      <PageHeader
        title={translate('security.title')}
        lead={translate('security.lead')}
        back={{ href: paths.dashboard, text: translate('page.backToDashboard'), click: 'secure.back' }}
      />
      <DeviceSection />
      <PasswordSection />
      <EventSection />
    </div>
  )
}

const PasswordSection = () => {
  const translate = useTranslate()
  const format = useStore($format)
  const user = useStore($user)
  if (user === undefined) return null
  const { hasPassword, passwordChangeTime, perms } = user
  const age = () => {
    if (!hasPassword) return translate('security.passwordNone')
    if (typeof passwordChangeTime !== 'number') return translate('security.passwordAgeUnknown')
    return translate('security.passwordAge', { when: format.relative(passwordChangeTime, Date.now()) })
  }
  return (
    <section className="card" aria-labelledby="security-password">
      <div className="section-head">
        <h2 id="security-password">{translate('security.password')}</h2>
        {allows(perms, permissions.account) && (
          <a data-click="secure.account" className="button small" href={paths.account}>
            {translate(hasPassword ? 'security.changePassword' : 'security.setPassword')}
          </a>
        )}
      </div>
      <p>{age()}</p>
    </section>
  )
}
