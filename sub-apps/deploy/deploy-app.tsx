import { $permissions } from '@portal/session'
import { useOwnRoute, useStore, useSubApp } from '#kit/adapters/react.ts'
import { NoPage } from '#kit/portal/react/no-page.tsx'
import { DeploymentList } from './deployments/deployment-list.tsx'
import { DeploymentPage } from './deployments/deployment-page.tsx'
import { NewDeployment } from './deployments/new-deployment.tsx'
import { DeviceList } from './devices/device-list.tsx'
import { DevicePage } from './devices/device-page.tsx'
import { DiagnosisPage } from './diagnoses/diagnosis-page.tsx'
import { FaultCodeFile } from './fault-codes/fault-code-file.tsx'
import { FaultCodeList } from './fault-codes/fault-code-list.tsx'
import { FaultCodePage, NewFaultCode } from './fault-codes/fault-code-page.tsx'
import { LogPage } from './logs/log-page.tsx'
import { RobotLogs } from './logs/robot-logs.tsx'
import { MappingList } from './mapping/mapping-list.tsx'
import { MappingPage } from './mapping/mapping-page.tsx'
import { NewMapping } from './mapping/new-mapping.tsx'
import { type Page, pageOf } from './page-of.pure.ts'
import { RobotChoice } from './robots/robot-choice.tsx'
import { SettingPage } from './settings/setting-page.tsx'

/** The portal moves the focus to a new heading. So another page gets another heading element, by its key. */
export const DeployApp = () => {
  const { basePath } = useSubApp()
  const { pathname } = useOwnRoute()
  const held = useStore($permissions)
  const page = pageOf(pathname, basePath, held)
  return <PageOf key={`${page.kind} ${pathname}`} page={page} />
}

const PageOf = ({ page }: { page: Page }) => {
  switch (page.kind) {
    case 'deployments':
      return <DeploymentList />
    case 'newDeployment':
      return <NewDeployment />
    case 'deployment':
      return <DeploymentPage deploymentId={page.deploymentId} />
    case 'devices':
      return <DeviceList />
    case 'device':
      return <DevicePage robotId={page.robotId} />
    case 'choice':
      return <RobotChoice list={page.list} />
    case 'settings':
      return <SettingPage robotId={page.robotId} />
    case 'logs':
      return <RobotLogs robotId={page.robotId} />
    case 'log':
      return <LogPage robotId={page.robotId} requestId={page.requestId} />
    case 'diagnoses':
      return <DiagnosisPage robotId={page.robotId} />
    case 'faultCodes':
      return <FaultCodeList />
    case 'newFaultCode':
      return <NewFaultCode />
    case 'importFaultCodes':
      return <FaultCodeFile />
    case 'faultCode':
      return <FaultCodePage faultCode={page.faultCode} />
    case 'mappings':
      return <MappingList />
    case 'newMapping':
      return <NewMapping />
    case 'mapping':
      return <MappingPage mappingId={page.mappingId} />
    case 'missing':
    case 'closed':
      return <NoPage kind={page.kind} />
  }
}
