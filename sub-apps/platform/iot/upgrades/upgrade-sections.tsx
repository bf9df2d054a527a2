import { useOwnRoute } from '#kit/adapters/react.ts'
import { useTools } from '../../parts/use-tools.ts'
import { iotPaths } from '../routes.pure.ts'

const sections = [
  { path: iotPaths.deviceUpgrade, title: 'upgrade.devices' },
  { path: iotPaths.deviceVersions, title: 'column.versions' },
  { path: iotPaths.upgradeRecords, title: 'upgrade.records' }
] as const

/** Links between the three lists of device upgrade. The menu has one entry for them. */
export const UpgradeSections = () => {
  const { text, to } = useTools()
  const { pathname } = useOwnRoute()
  return (
    <nav className="sections" aria-label={text('upgrade.title')}>
      {sections.map(({ path, title }) => (
        <a key={path} href={to(path)} aria-current={pathname.endsWith(path) ? 'page' : undefined}>
          {text(title)}
        </a>
      ))}
    </nav>
  )
}
