/*
 * Sizes, counts and durations that portal and cloud both keep, or that the contract's schemas check (docs/requirements.md §9). A limit
 * that one side alone keeps stands beside the code that it limits. Durations are in the unit of their name. Import the
 * limits as a namespace (`import * as limits`). Then a bundle carries only those that it uses.
 */

export const requestTimeoutMs = 10_000
export const passwordMinLength = 8
export const passwordMaxLength = 128
export const accountMaxLength = 254
/** As people write one: E.164 has a plus and 15 digits, with spaces and brackets between them. */
export const cellphoneMaxLength = 32
/** Characters as readers count them: one emoji is one, however many parts it has. */
export const nicknameMaxLength = 15
/** In UTF-16 units: a character can carry marks without end, and cover the page with them. */
export const nicknameMaxUnits = 150
export const nameMaxLength = 100
export const productsMax = 50
export const productNameMaxLength = 100
export const codeDigits = 6
export const codeSeconds = 5 * 60
export const securityEventDays = 90
export const dashboardDays = 7
/** Of one question for figures by day: a year, also a leap year. */
export const dashboardDaysMax = 366
/** The most frequent faults of one list. */
export const topFaultsMax = 20
/** Faults that a wall shows. */
export const wallFaultsMax = 10
/** Files of rows: how long each is kept, how many of one user are made at a time, and how many rows one holds. */
export const exportDays = 7
export const exportsAtOnce = 3
export const exportRowsMax = 5_000_000
export const dashboardCardsMax = 30
/** Links of one sub-application at one extension point. */
export const contributedLinksMax = 5
/** Results of one search of a sub-application. */
export const foundMax = 8
export const salesMonths = 12
export const salesMonthsMax = 24
/** Sub-applications that an environment adds to the thirteen of the specification. */
export const addedSubAppsMax = 500
export const subAppPrefixMaxLength = 32
/** Other origins of one kind that one sub-application may name. */
export const subAppOriginsMax = 20
/** Scheme, a name of 253 characters, port. */
export const originMaxLength = 270
/** Trusted Types policies that one sub-application may name beside its own. */
export const subAppPoliciesMax = 5
/** Of the own policies of all sub-applications, which are in the same header as their origins. */
export const policyNamesMaxLength = 1_500
/** Of the origins of all sub-applications in the page's policy, which is one header. */
export const policyOriginsMaxLength = 3_000
/** Official channels of one environment. */
export const channelsMax = 12
/** Tasks, and faults, that a robot's own page shows: more tasks than a robot has in a day. */
export const robotRecordsShown = 100
/** The most records of robots that a list counts. To find older records, people name days, a robot or a text. */
export const recordsCountedMax = 10_000
/** A file of rows (CSV): it is read whole, in memory. */
export const tableFileBytesMax = 1_024 * 1_024
export const faultCodeMaxLength = 32
export const faultNameMaxLength = 100
export const faultRemedyMaxLength = 1_000
export const faultFileBytesMax = tableFileBytesMax
/** Rows of such a file, and the problems and rows that an answer tells of. */
export const faultFileRowsMax = 2_000
export const faultFileProblemsMax = 100
export const faultFileRowsShown = 20
/** Measures of robots in one report. */
export const measuresMax = 500
/** How long measures are kept, minute by minute. */
export const measureDays = 7
/** Of a note at a step of a deployment. */
export const deployNoteMaxLength = 500
/** Events of one deployment. Steps can be taken back, so the events would have no end otherwise. */
export const deploymentEventsMax = 200
export const pageSize = 10
export const pageSizeMax = 100
export const pageNoMax = 1_000_000
export const appointmentDaysAhead = 30
export const appointmentMinutesPerDay = 120
export const appointmentRemarkMaxLength = 500
/** Of a store's name with its address, or of an address alone. */
export const appointmentPlaceMaxLength = 300
export const appointmentPhoneMaxLength = 40
/** Of an IANA name, as `America/Argentina/ComodRivadavia`. */
export const timeZoneMaxLength = 64
/** Of one salesperson, on all weekdays together. */
export const openHoursMax = 28
export const absenceReasonMaxLength = 200
export const menuHistorySize = 8
export const menuHistoryMax = 50
export const messageTitleMaxLength = 100
export const messageContentMaxLength = 5_000
export const messageUrlMaxLength = 2_048
/** Robots whose people one message is for. */
export const messageRobotsMax = 100
export const messageRecipientsMax = 1_000
/** Tenants that one message names. */
export const messageTenantsMax = 100
/** How far ahead a message or an announcement can be planned. */
export const messageDaysAhead = 366
/** Of one page of sent messages: the readers of each are counted. */
export const sentMessagesPageMax = 20
/** People who one search for recipients finds. */
export const recipientsFoundMax = 20
export const templateNameMaxLength = 60
export const storeNameMaxLength = 100
export const storeCityMaxLength = 100
export const storeCodeMaxLength = 20
/** Times at which a store opens on one day. */
export const openingSpansOfDayMax = 4
export const storeFileBytesMax = tableFileBytesMax
/** Rows of such a file, and the problems and rows that an answer tells of. */
export const storeFileRowsMax = 2_000
export const storeFileProblemsMax = 100
export const storeFileRowsShown = 20
export const goodsNameMaxLength = 100
export const goodsDescriptionMaxLength = 1_000
export const goodsCodeMaxLength = 20
/** Of one piece, in minor units. A sum of a whole order stays exact. */
export const goodsAmountMax = 1_000_000_000
export const goodsPositionMax = 1_000
export const goodsPicturesMax = 6
/** Of the longer side in pixels, and of the file. A page makes both sizes before it sends them. */
export const goodsPictureSideMax = 1_200
export const goodsPictureBytesMax = 512 * 1_024
export const goodsThumbnailSideMax = 480
export const goodsThumbnailBytesMax = 96 * 1_024
/** Fields of the specification of one type. */
export const specificationFieldsMax = 20
export const specificationKeyMaxLength = 30
export const specificationUnitMaxLength = 10
export const specificationValueMaxLength = 100
export const stockMax = 1_000_000
export const movementReasonMaxLength = 200
/** Kinds of goods in one cart, and in one order. */
export const cartLinesMax = 50
/** Pieces of one kind in one order. */
export const orderQuantityMax = 999
export const recipientMaxLength = 100
export const deliveryAddressMaxLength = 300
export const orderRemarkMaxLength = 500
export const orderNoteMaxLength = 200
export const roleNameMaxLength = 60
/** Permissions that one call gives to a role, or takes from it. */
export const rolePermissionsMax = 500
/** As `operation:configManage:appointmentRecord:everySalesperson`. */
export const permissionMaxLength = 100
/** Roles that one call gives to an account, or takes from it. */
export const accountRolesMax = 50
export const tenantNameMaxLength = 100
/** Of the accounts and of the stores that a tenant may have. */
export const tenantLimitMax = 1_000_000
/** How long somebody who is invited may take the invitation. */
export const invitationDays = 7
/** Robots that one call binds or unbinds. */
export const storeRobotsMax = 100
export const redirectMaxLength = 2_048
/** Of an address in a file of the deployment. */
export const addressMaxLength = 2_048
export const trackingEventsMax = 100
export const trackingPropertyNameMaxLength = 200
/** Names and items that the properties of one event hold, at every depth. */
export const trackingEventSizeMax = 200
/** The same of JSON that stands in their texts. */
export const trackingTextsSizeMax = 500
/** Of one text in an event. A longer text is cut. */
export const trackingTextMaxLength = 2_000
/** Of one person's robots; a maker has some dozens. */
export const robotModelsMax = 1_000
export const robotModelMaxLength = 100
/** Kinds of robots, their codes and their names. */
export const robotKindsMax = 40
export const robotKindMaxLength = 30
export const robotKindNameMaxLength = 40
/** Tags of one robot. */
export const robotTagsMax = 20
export const tagMaxLength = 40
export const tagDescriptionMaxLength = 300
/** Tags that one organisation describes. */
export const describedTagsMax = 1_000
/** Models, versions, tags, organisations or stores among which a person filters robots. */
export const robotChoicesMax = 500
export const serialMaxLength = 64
export const robotNameMaxLength = 100
/** Robots of one registration. */
export const registeredRobotsMax = 500
export const robotFileBytesMax = tableFileBytesMax
export const robotFileRowsMax = 5_000
/** Rows and problems of such a file that an answer names. */
export const robotFileRowsShown = 100
export const robotFileProblemsMax = 100
/** Gateways of one organisation. */
export const gatewaysMax = 1_000
export const gatewayNameMaxLength = 100
/** Robots that one call binds to a gateway. */
export const boundRobotsMax = 500
/** Of a note at a lock of a robot. */
export const lockNoteMaxLength = 300
export const settingsTemplateNameMaxLength = 60
/** Templates of one tenant, and of the maker. */
export const settingsTemplatesMax = 200
/** Robots that are asked at once to take a template. */
export const settingsRobotsMax = 500
/** Of a text that a robot says because somebody asked it from afar. */
export const spokenTextMaxLength = 200
/** Requests on the page of one robot: those that are open, and the last that ended. */
export const robotRequestsShown = 20
/** Robots of one act on the robot list. */
export const actRobotsMax = 500
/** Filters of one list, and of all lists, that one person keeps. */
export const savedFiltersMax = 20
export const savedFiltersOfUserMax = 200
export const savedFilterNameMaxLength = 60
/** Of the name of a list, and of a filter as an address has it. */
export const listNameMaxLength = 60
export const savedQueryMaxLength = 2_000
/** Of one question how single robots ran. */
export const runningDaysMax = 31
/** The same days of the weeks before, with which one day is compared. */
export const usualWeeks = 8
/** The robots and the stores that a day lists: those that differ most from the usual. */
export const dayRobotsMax = 500
export const dayStoresMax = 20
/** Tasks, faults or other parts of one day of one robot. */
export const dayPartsMax = 500
/** Of one robot, that last or have ended. */
export const robotLocksShown = 50
/** Resource packages on the page of one robot. */
export const robotPackagesShown = 50
export const robotEventsMax = 500
/** Serials of a tenant's reports that are kept while nobody registered their robots. */
export const unknownRobotsMax = 200
/** Centimetres of a side of a floor: a kilometre. */
export const floorSideMax = 100_000
/** Runs, orders and requests that one report of robots tells of. */
export const runReportsMax = 100
export const wardMaxLength = 60
/** Of the key of a setting, and of a value that is a word. */
export const settingTextMaxLength = 40
/** Settings that a robot says at a time. */
export const saidSettingsMax = 60
/** Bytes of one part of a robot's log, and of a whole log: 100 MiB. */
export const logPartBytes = 256 * 1_024
export const logBytesMax = 100 * 1_024 * 1_024
/** Parts of one log. Full parts are 400. */
export const logPartsMax = 2_000
/** Of the time that one log is asked for, and how far back that may lie. */
export const logHoursMax = 24
export const logDaysBack = 30
/** Logs of one robot that are kept, the newest. */
export const logsOfRobotMax = 10
/** Lines of one answer, and the shown length of a long line, in UTF-16 units. */
export const logLinesMax = 500
export const logLineShown = 2_000
/** Parts that one question reads: 4 MiB of text. And the matches of one answer. */
export const logPartsRead = 16
export const logMatchesMax = 200
export const logSearchMaxLength = 100
/** As `V1.6.10`. */
export const softwareVersionMaxLength = 40
export const otaNameMaxLength = 60
export const otaNotesMaxLength = 2_000
export const otaFileNameMaxLength = 120
/** 64 GB. */
export const otaFileBytesMax = 64_000_000_000
/** Files of software that one person has on their way at a time. */
export const softwareUploadsMax = 5
/** Keys that signed software, those that were replaced included. */
export const softwareKeysMax = 200
export const otaModelsMax = 50
/** Other software that one version needs. */
export const otaNeedsMax = 20
/** Parts of a whole-machine version. */
export const otaPartsMax = 100
/** Robots of one roll-out. */
export const rollOutRobotsMax = 10_000
/** Serials that a roll-out names. */
export const rollOutSerialsMax = 1_000
/** Of those, so many as the address of the page of a new roll-out holds. */
export const rollOutHandedMax = 100
export const rollOutWavesMax = 10
/** So long a roll-out waits for a robot that is offline. */
export const rollOutPatienceDaysMax = 30
/** So far ahead a roll-out may begin. */
export const rollOutDaysAhead = 365
/** Acts that one roll-out remembers. */
export const rollOutHistoryMax = 100
/** Of the words at an approval or a refusal of a roll-out. */
export const rollOutNoteMaxLength = 500
/** The bandwidth of a store for downloads of software, in Mbit/s. */
export const storeMegabitsMax = 1_000
/** Days after which the file of a withdrawn version is removed, where nothing needs it. */
export const withdrawnFileDays = 30
/** Rows of the table of success by version and model. */
export const upgradeSuccessMax = 200
/** Roll-outs of a tenant that are open at a time. */
export const rollOutsMax = 20
/** Robots that people of one tenant upgrade one by one at a time. */
export const singleUpgradesMax = 50
/** Of scenes, rooms and points of delivery. */
export const sceneNameMaxLength = 60
export const storeScenesMax = 50
export const sceneFloorsMax = 12
/** Points of delivery on one floor. */
export const scenePointsMax = 200
export const sceneWallsMax = 500
export const sceneRoomsMax = 60
/** The file of a floor's map: it is read whole, in memory. */
export const sceneMapMaxLength = 32 * 1_024
export const floorIdMaxLength = 8
/** The highest floor, and as many below the ground. */
export const floorIdMost = 999
/** Robots that one call lists with their scenes. */
export const robotScenesMax = 20
export const serviceDeskIdMaxLength = 12
export const packageNameMaxLength = 60
/** As `2.1.0`. */
export const packageVersionMaxLength = 24
/** A file of a package comes in parts of so many bytes. A slow line sends one within the time of a call. */
export const packagePartBytes = 512 * 1_024
/** Parts of one file. A file of 2 GiB or more is refused under all settings. */
export const packagePartsMax = 4_094
/** Files in one package, and folders and files in all. */
export const packageFilesMax = 2_000
/** Of a path in a package, in UTF-16 units and in bytes. */
export const packagePathMaxLength = 255
/** Uploads of one organisation that have not ended. */
export const packageUploadsMax = 5
/** Sayings of one robot in one call, and packages that one answer tells robots to take or to drop. */
export const packageSayingsMax = 50
export const packagesToldMax = 500
/** Of a material, and of a group of materials. */
export const materialNameMaxLength = 60
/** Bytes of one picture, film or sound. */
export const materialBytesMax = 32 * 1_024 * 1_024
/** Parts of one file. */
export const materialPartsMax = 64
/** Pixels of a side: a robot unpacks the whole picture. */
export const materialSideMax = 8_192
/** Materials in one group. */
export const groupItemsMax = 50
/** Seconds that a picture stays. */
export const pictureSecondsMin = 2
export const pictureSecondsMax = 600
/** Groups of one tenant. */
export const materialGroupsMax = 200
/** Robots that one call assigns a group to. */
export const groupRobotsMax = 500
/** Of a building, an elevator, a watch or a person who wears one. */
export const deviceNameMaxLength = 60
export const deviceSerialMaxLength = 40
/** Of a floor on an elevator's panel: `B1`, `12A`. */
export const floorLabelMaxLength = 8
export const elevatorFloorsMax = 200
/** Robots that a choice for an elevator shows. */
export const elevatorRobotsMax = 100
export const doorHoldSecondsMin = 2
export const doorHoldSecondsMax = 60
export const rideTimeoutSecondsMin = 30
export const rideTimeoutSecondsMax = 900
/** Of a floor in robots' maps, above and below the ground. */
export const robotFloorMax = 200
/** Digits of an extension that a robot dials. */
export const extensionMaxLength = 8
/** Of a sentence that a robot says, and how often the robot calls again. */
export const voiceSentenceMaxLength = 200
export const phoneRetriesMax = 5
/** Calls of one watch that have not ended. */
export const openWatchTasksMax = 5
/** Devices that one request brings to other versions. */
export const deviceUpgradesMax = 500
/** Of a rule of mobile notification; rules of one tenant, and chosen people of one rule. */
export const ruleNameMaxLength = 60
export const notificationRulesMax = 50
export const rulePeopleMax = 20
/** Rules of one tenant with a webhook, and the longest address of one. */
export const notificationWebhooksMax = 5
export const webhookAddressMaxLength = 500
/** People with the role of a rule that get a message. */
export const rolePeopleMax = 100
/** Messages that one person may get by one rule in an hour. */
export const notificationsPerHourMax = 20
/** Rides of one stress test, and open tests of one tenant. */
export const stressRidesMax = 1_000
export const stressTestsMax = 5
/** Orders of one hospital that wait for a robot. */
export const dispatchQueueMax = 50
/** Of a company, a contact person or an application of the open platform. */
export const openNameMaxLength = 100
export const openPurposeMaxLength = 1_000
export const openReasonMaxLength = 500
/** Customers of one tenant, and applications of one customer. */
export const openCustomersMax = 20
export const openApplicationsMax = 20
/** The most requests of one application that can be allowed in a minute and on a day. */
export const openPerMinuteMax = 600
export const openPerDayMax = 200_000
export const releaseNoteMaxLength = 4_000
/** As `zh-Hant-419`. */
export const languageCodeMaxLength = 12
export const languageFileBytesMax = 1_024 * 1_024
export const languageFileDepthMax = 8
export const languageFileKeysMax = 10_000
export const languageFileTopicsMax = 100
export const languageKeyMaxLength = 200
export const languageTextMaxLength = 2_000
export const languageVersionsKept = 10
export const releaseVersionMaxLength = 60
/** People, and tenants, that one release names. */
export const releaseNamesMax = 100
/** A module that is put in by the release console. */
export const releaseBytesMax = 5 * 1_024 * 1_024
/** Files of one release: how many, how long their names, and how large each and all may be. */
export const releaseFilesMax = 500
export const releaseFileNameMaxLength = 200
export const releaseFileBytesMax = 20 * 1_024 * 1_024
export const releaseFolderBytesMax = 64 * 1_024 * 1_024
export const releaseListBytesMax = 256 * 1_024
/** Versions of one report: a page opens no more applications within its two seconds. */
export const moduleReportsMax = 10
/** Mounts, and failures, that one report tells of a version. */
export const moduleMountsMax = 100
/** Calls that a sandboxed sub-application may make. */
export const sandboxCallsMax = 100
/** The texts of one message of a sandboxed sub-application. */
export const sandboxTextMaxLength = 100_000
export const liveFrameBytesMax = 4 * 1_024
/** The longest time over which pages spread what they ask after a change, in milliseconds. */
export const liveSpreadMsMax = 120_000
/** The longest time over which pages spread opening their channels again after an announced stop, in milliseconds. */
export const liveReopenMsMax = 60_000

/** Days of the dashboard are cut at midnight in this zone, wherever the person sits (docs/requirements.md §9). */
export const dashboardTimeZone = 'Asia/Shanghai'

/** Faults that one call acknowledges. */
export const faultsAtOnceMax = 500

/** Of a note at a fault. */
export const faultNoteMaxLength = 500

/** What people may do with one fault; closing it is always possible. */
export const faultActsMax = 100

/** People that one question for those who may look after a fault answers. */
export const faultKeepersShown = 200
