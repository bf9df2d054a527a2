import { $translateOr } from '@portal/session'
import { useCallback } from 'react'
import { menuKeyOf } from '#contract/page/menu-key.ts'
import { useStore } from '#kit/adapters/react.ts'
import { useText } from '../texts.ts'

/** Permissions that the menu has no entry for, with the keys of their titles. */
const titles = {
  'auth:audit': 'permission.audit',
  'deploy:faultCodes:edit': 'permission.editFaultCodes',
  'deploy:mappingConfig:change': 'permission.changeMapping',
  'deploy:remoteDeployment:act': 'permission.deploy',
  'deploy:remoteDiagnosis:start': 'permission.diagnose',
  'deploy:remoteLog:ask': 'permission.askForLog',
  'deploy:remoteSetting:change': 'permission.changeSettings',
  'message:announcements:edit': 'permission.announce',
  'cleanCC:control': 'permission.cleaningControl',
  'message:send': 'permission.send',
  'message:template:edit': 'permission.templates',
  'operation:configManage:appointmentRecord:everySalesperson': 'permission.everySalesperson',
  'operation:configManage:appointmentRecord:myReserve': 'permission.myReservations',
  'operation:hospitalDispatch:assign': 'permission.dispatchAssign',
  'operation:hospitalDispatch:cancel': 'permission.dispatchCancel',
  'operation:hospitalDispatch:create': 'permission.dispatchCreate',
  'operation:hospitalDispatch:handOver': 'permission.dispatchHandOver',
  'ops:release': 'permission.releases',
  'ota:edit': 'permission.otaEdit',
  'ota:softwareUpdate:run': 'permission.otaRun',
  'robot:errorEvents:care': 'permission.careForFaults',
  'robot:lockQuery:lock': 'permission.lockRobots',
  'robot:lockQuery:unlock': 'permission.unlockRobots',
  'robot:settingsTemplate:apply': 'permission.applySettingsTemplates',
  'robot:settingsTemplate:edit': 'permission.editSettingsTemplates',
  'resourceweb:scenes:bind': 'permission.sceneBind',
  'resourceweb:scenes:delete': 'permission.sceneDelete',
  'resourceweb:materialPacks:everybody': 'permission.materialOfOthers',
  'resourceweb:materialPacks:groups:assign': 'permission.materialAssign',
  'resourceweb:materialPacks:groups:edit': 'permission.materialGroupEdit',
  'resourceweb:materialPacks:list:edit': 'permission.materialEdit',
  'resourceweb:packages:new:delete': 'permission.packageDelete',
  'resourceweb:packages:new:publish': 'permission.packagePublish',
  'resourceweb:packages:new:upload': 'permission.packageUpload',
  'platform:elevator:config:edit': 'permission.elevatorConfig',
  'platform:elevator:manage:edit': 'permission.elevatorEdit',
  'platform:elevator:simulator:run': 'permission.elevatorRide',
  'platform:elevator:stressTest:run': 'permission.elevatorTest',
  'platform:iot:deviceUpgrade:edit': 'permission.deviceVersions',
  'platform:iot:deviceUpgrade:run': 'permission.deviceUpgrade',
  'platform:iot:mobileNotification:edit': 'permission.notificationRules',
  'platform:phone:callSimulator:run': 'permission.phoneCall',
  'platform:phone:device:edit': 'permission.phoneEdit',
  'platform:phone:voiceConfig:edit': 'permission.phoneVoice',
  'platform:watch:manage:edit': 'permission.watchEdit',
  'platform:open:apiManagement:switch': 'permission.openCalls',
  'platform:open:applicationManagement:edit': 'permission.openApplications',
  'platform:open:applicationManagement:limit': 'permission.openLimits',
  'platform:open:customerRegistration:decide': 'permission.openCustomers',
  'platform:open:releaseManagement:edit': 'permission.openReleases',
  'robot:act:charge': 'permission.chargeRobots',
  'robot:act:restart': 'permission.restartRobots',
  'robot:act:send': 'permission.sendRobots',
  'robot:act:speak': 'permission.speakRobots',
  'robot:act:stop': 'permission.stopRobots',
  'robot:activate': 'permission.activateRobots',
  'robot:credentials': 'permission.robotCredentials',
  'robot:move': 'permission.moveRobots',
  'robot:register': 'permission.registerRobots',
  'robot:report': 'permission.report',
  'robot:retire': 'permission.retireRobots',
  'shop:inventory:change': 'permission.changeStock',
  'shop:sell': 'permission.sell',
  'sso:lang': 'permission.languages',
  'sso:secure': 'permission.security',
  'tenant:all': 'permission.everyTenant'
} as const

type Titled = { permission: string; name: string; langKey: string | null }

/** Names permissions as the menu does. One that nobody named shows as it is. */
export const usePermissionTitle = (): ((node: Titled) => string) => {
  const text = useText()
  const menuText = useStore($translateOr)
  return useCallback(
    ({ permission, name, langKey }) => {
      const own = Object.hasOwn(titles, permission) ? titles[permission as keyof typeof titles] : undefined
      return own === undefined ? menuText(langKey, name) : text(own)
    },
    [text, menuText]
  )
}

/** Names permissions of which nothing but their name is known, as those of another time. */
export const useTitleByName = (): ((permission: string) => string) => {
  const titleOf = usePermissionTitle()
  return useCallback(permission => titleOf({ permission, name: permission, langKey: menuKeyOf(permission) }), [titleOf])
}
