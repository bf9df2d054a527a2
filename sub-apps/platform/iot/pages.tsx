import type { ComponentType } from 'react'
import type { PageProps } from '../parts/page-props.ts'
import { RuleList } from './notifications/rule-list.tsx'
import { NewRule, RulePage } from './notifications/rule-page.tsx'
import { SentList } from './notifications/sent-list.tsx'
import type { IotKind } from './routes.pure.ts'
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
  upgradeRecords: () => <RecordList />,
  mobileNotification: ({ part }) => {
    if (part === 'new') return <NewRule />
    return part === undefined ? <RuleList /> : <RulePage ruleId={part} />
  },
  sentNotifications: () => <SentList />
}
