import { useOwnRoute } from '#kit/adapters/react.ts'
import { useTools } from '../../parts/use-tools.ts'
import { iotPaths } from '../routes.pure.ts'

const sections = [
  { path: iotPaths.mobileNotification, title: 'rules.title' },
  { path: iotPaths.sentNotifications, title: 'sent.title' }
] as const

/** Links between the rules and the notifications that they sent. The menu has one entry for both. */
export const NotificationSections = () => {
  const { text, to } = useTools()
  const { pathname } = useOwnRoute()
  return (
    <nav className="sections" aria-label={text('notification.title')}>
      {sections.map(({ path, title }) => (
        <a key={path} href={to(path)} aria-current={pathname.endsWith(path) ? 'page' : undefined}>
          {text(title)}
        </a>
      ))}
    </nav>
  )
}
