import type { calls } from '#contract/index.ts'

type Names = readonly (keyof typeof calls)[]

const makesSomething: Names = [
  ...(['addInternalAccount', 'invite', 'createRole', 'createTenant', 'addAbsence', 'bookAppointment'] as const),
  ...(['startCleaning', 'startDeployment', 'startDiagnosis', 'createFaultCode', 'startDeviceUpgrades'] as const),
  ...(['addDeviceVersion', 'startRide', 'createElevator', 'startStressTest', 'startExport', 'createDispatch'] as const),
  ...(['createMaterialGroup', 'beginMaterial', 'createAnnouncement', 'createTemplate', 'sendMessage'] as const),
  ...(['createSentMessage', 'createNotificationRule', 'testNotificationRule', 'createOpenApplication'] as const),
  ...(['registerOpenCustomer', 'createReleaseNote', 'createMachineVersion', 'startRollOut', 'upgradeRobot'] as const),
  ...([
    'addSoftwareVersion',
    'beginSoftwareFile',
    'createSoftware',
    'startPhoneCall',
    'createPhone',
    'beginPackageUpload'
  ] as const),
  ...(['askForRemoteLog', 'readRemoteSettings', 'applySettingsTemplate', 'retrySettingsApplication'] as const),
  ...(['createSettingsTemplate', 'applyTemplateToMany', 'diagnoseRobots', 'createScene', 'createCategory'] as const),
  ...([
    'createGoodsType',
    'createGoods',
    'sendGoodsPicture',
    'createStore',
    'createWatch',
    'moveGoods',
    'placeOrder'
  ] as const),
  ...(['exportTicket', 'materialTicket', 'packageTicket', 'remoteLogTicket', 'recordEvents', 'register'] as const),
  ...([
    'rotateOpenSecret',
    'sendCode',
    'recordMenuVisit',
    'createRobotKind',
    'createRobotModel',
    'registerRobots'
  ] as const),
  ...(['createGateway', 'noteFault', 'renewWebhookSecret'] as const)
]

const takesAway: Names = [
  ...(['withdrawInvitation', 'deleteRole', 'removeAbsence', 'deleteFaultCode', 'removeMapping'] as const),
  ...(['deleteElevator', 'deleteLanguageFile', 'deleteMaterialGroup', 'deleteMaterial', 'deleteTemplate'] as const),
  ...(['deleteNotificationRule', 'deleteOpenApplication', 'deleteReleaseNote', 'deletePhone'] as const),
  ...(['deletePackage', 'deleteSettingsTemplate', 'deleteScene', 'deleteCategory', 'deleteGoodsType'] as const),
  ...([
    'deleteStore',
    'deleteWatch',
    'deleteRobotKind',
    'deleteRobotModel',
    'deleteRobotTag',
    'removeGateway',
    'revokeCredentials'
  ] as const)
]

const ownThings: Names = [
  ...(['cancelAppointment', 'moveAppointment', 'saveDashboardLayout', 'changeCellphone', 'changeEmail'] as const),
  ...(['changeNickname', 'changePassword', 'resetPassword', 'verifyIdentity', 'endOtherSessions'] as const),
  ...(['endSession', 'signOut', 'signInByCellphone', 'signInByEmail', 'signInByCellphoneV2'] as const),
  ...(['signInByEmailV2', 'readAllMessages', 'readMessage', 'closeNotice', 'saveFilter', 'renameFilter'] as const),
  ...(['saveListFilter', 'renameListFilter', 'replaceListFilter', 'deleteListFilter'] as const),
  ...(['deleteFilter', 'changeCart', 'recordProgress', 'finishMaterial', 'sendMaterialPart'] as const),
  ...(['cancelPackageUpload', 'finishPackageUpload', 'sendPackagePart', 'cancelExport'] as const),
  ...(['cancelSoftwareFile', 'finishSoftwareFile', 'sendSoftwarePart'] as const)
]

const steps: Names = [
  ...(['repeatInvitation', 'orderCleaning', 'cancelDeployment', 'takeDeploymentStep', 'retryMapping'] as const),
  ...(['cancelDeviceUpgrade', 'setDeviceVersionState', 'cancelRide', 'stopStressTest', 'assignDispatch'] as const),
  ...(['cancelDispatch', 'handOverDispatch', 'endAnnouncement', 'cancelSentMessage'] as const),
  ...(['decideOpenCustomer', 'publishReleaseNote', 'setMachineVersionState', 'changeRollOut'] as const),
  // A press names the number of tries that the person read.
  'tryRollOutAgain',
  // A decision names the edition that the person read.
  'decideRollOut',
  ...(['setSoftwareVersionState', 'cancelPhoneCall', 'retryPackage', 'publishPackageVersion'] as const),
  ...(['takeOrderStep', 'lockRobot', 'lockRobots', 'unlockRobot', 'unlockRobots', 'activateRobot'] as const),
  ...(['acknowledgeFaults', 'assignFault', 'closeFault', 'makeCredentials', 'holdDispatch'] as const),
  ...(['askRobotToAct', 'replaceSoftwareKey'] as const),
  ...(['moveRobot', 'retireRobot', 'returnRobot', 'freeSerial'] as const)
]

const oneFact: Names = [
  ...(['switchNotificationRule', 'switchOpenCall', 'setOpenApplicationState', 'switchDispatch'] as const),
  ...(['switchRollOutApproval', 'setStoreBandwidth'] as const),
  ...(['enableInternalAccount', 'disableInternalAccount', 'unlockInternalAccount'] as const),
  ...(['enableExternalAccount', 'disableExternalAccount', 'unlockExternalAccount'] as const),
  ...(['signOutInternalAccount', 'signOutExternalAccount'] as const)
]

const namedParts: Names = [
  ...(['changeInternalRoles', 'changeExternalRoles', 'bindRobots', 'unbindRobots', 'bindManyRobots'] as const),
  ...(['unbindManyRobots', 'bindSceneRobots', 'unbindSceneRobots', 'assignMaterialGroup'] as const),
  'removeMaterialGroup',
  'tagRobots',
  'bindGatewayRobots'
]

const machines: Names = [
  ...(['putFloorPlan', 'reportCleaning', 'syncMappings', 'reportMeasures', 'reportDevices'] as const),
  ...(['reportElevators', 'reportDispatch', 'reportPhones', 'syncPackages', 'reportRobotEvents'] as const),
  ...(['reportRequests', 'reportWatchTasks', 'reportWatches', 'sendLogPart', 'reportModules'] as const)
]

/**
 * Why calls can't put back the change of another person in silence. A new call that changes something has a version, or a
 * place here. A thing that people edit in a form does not belong here.
 */
export const cannotOverwrite: Readonly<Record<string, Names>> = {
  'makes something new': makesSomething,
  'takes something away, and asks before': takesAway,
  'is about what belongs to one person': ownThings,
  'is a step, which is refused where the thing stands otherwise': steps,
  'sets one fact, which its button names': oneFact,
  'adds and takes single parts; those of others stay': namedParts,
  'is made by machines': machines,
  'reads a file, and says first what that would change': ['importFaultCodes', 'importRobots', 'importStores'],
  'leaves what was there before in a history, from where it is brought back': [
    'putRelease',
    'takeReleaseBack',
    'restorePackageVersion'
  ],
  'asks a robot for single settings. The robot holds them, and each change is in a list with its author': [
    'changeRemoteSettings'
  ]
}
