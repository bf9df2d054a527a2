import type { ComponentType } from 'react'
import type { PageProps } from '../parts/route.ts'
import type { IotKind } from './routes.ts'
import { DeviceList } from './upgrades/device-list.tsx'
import { RecordList } from './upgrades/record-list.tsx'
import { NewVersion } from './upgrades/version-form.tsx'
import { VersionList } from './upgrades/version-list.tsx'
import { VersionPage } from './upgrades/version-page.tsx'

export const iotPages: Record<IotKind, ComponentType<PageProps>> = {
  deviceUpgrade: () => <DeviceList />,
  deviceVersions: ({ part }) => {
    if (part === 'new') return <NewVersion />
    return part === undefined ? <VersionList /> : <VersionPage deviceVersionId={part} />
  },
  upgradeRecords: () => <RecordList />
}
