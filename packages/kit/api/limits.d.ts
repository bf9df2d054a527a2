declare const requestTimeoutMs = 10000;
declare const passwordMinLength = 8;
declare const passwordMaxLength = 128;
declare const accountMaxLength = 254;
/** As people write one: E.164 has a plus and 15 digits, with spaces and brackets between them. */
declare const cellphoneMaxLength = 32;
/** Characters as readers count them: one emoji is one, however many parts it has. */
declare const nicknameMaxLength = 15;
/** In UTF-16 units: a character can carry marks without end, and cover the page with them. */
declare const nicknameMaxUnits = 150;
declare const nameMaxLength = 100;
declare const productsMax = 50;
declare const productNameMaxLength = 100;
declare const codeDigits = 6;
declare const codeSeconds: number;
declare const securityEventDays = 90;
declare const dashboardDays = 7;
/** Of one question for figures by day: a year, also a leap year. */
declare const dashboardDaysMax = 366;
/** The most frequent faults of one list. */
declare const topFaultsMax = 20;
/** Faults that a wall shows. */
declare const wallFaultsMax = 10;
/** Files of rows: how long each is kept, how many of one user are made at a time, and how many rows one holds. */
declare const exportDays = 7;
declare const exportsAtOnce = 3;
declare const exportRowsMax = 5000000;
declare const dashboardCardsMax = 30;
/** Links of one sub-application at one extension point. */
declare const contributedLinksMax = 5;
/** Results of one search of a sub-application. */
declare const foundMax = 8;
declare const salesMonths = 12;
declare const salesMonthsMax = 24;
/** Sub-applications that an environment adds to the thirteen of the specification. */
declare const addedSubAppsMax = 500;
declare const subAppPrefixMaxLength = 32;
/** Other origins of one kind that one sub-application may name. */
declare const subAppOriginsMax = 20;
/** Scheme, a name of 253 characters, port. */
declare const originMaxLength = 270;
/** Of the origins of all sub-applications in the page's policy, which is one header. */
declare const policyOriginsMaxLength = 3000;
/** Official channels of one environment. */
declare const channelsMax = 12;
/** Tasks, and faults, that a robot's own page shows: more tasks than a robot has in a day. */
declare const robotRecordsShown = 100;
/** The most records of robots that a list counts. To find older records, people name days, a robot or a text. */
declare const recordsCountedMax = 10000;
declare const faultCodeMaxLength = 32;
declare const faultNameMaxLength = 100;
declare const faultRemedyMaxLength = 1000;
/** A file of fault codes: it is read whole, in memory. */
declare const faultFileBytesMax: number;
/** Rows of such a file, and the problems and rows that an answer tells of. */
declare const faultFileRowsMax = 2000;
declare const faultFileProblemsMax = 100;
declare const faultFileRowsShown = 20;
/** Measures of robots in one report. */
declare const measuresMax = 500;
/** How long measures are kept, minute by minute. */
declare const measureDays = 7;
/** Of a note at a step of a deployment. */
declare const deployNoteMaxLength = 500;
/** Events of one deployment. Steps can be taken back, so the events would have no end otherwise. */
declare const deploymentEventsMax = 200;
declare const pageSize = 10;
declare const pageSizeMax = 100;
declare const pageNoMax = 1000000;
declare const appointmentDaysAhead = 30;
declare const appointmentMinutesPerDay = 120;
declare const appointmentRemarkMaxLength = 500;
/** Of an IANA name, as `America/Argentina/ComodRivadavia`. */
declare const timeZoneMaxLength = 64;
/** Of one salesperson, on all weekdays together. */
declare const openHoursMax = 28;
declare const absenceReasonMaxLength = 200;
declare const menuHistorySize = 8;
declare const menuHistoryMax = 50;
declare const messageTitleMaxLength = 100;
declare const messageContentMaxLength = 5000;
declare const messageUrlMaxLength = 2048;
declare const messageRecipientsMax = 1000;
/** Tenants that one message names. */
declare const messageTenantsMax = 100;
/** How far ahead a message or an announcement can be planned. */
declare const messageDaysAhead = 366;
/** Of one page of sent messages: the readers of each are counted. */
declare const sentMessagesPageMax = 20;
/** People who one search for recipients finds. */
declare const recipientsFoundMax = 20;
declare const templateNameMaxLength = 60;
declare const storeNameMaxLength = 100;
declare const storeCityMaxLength = 100;
declare const storeCodeMaxLength = 20;
/** Times at which a store opens on one day. */
declare const openingSpansOfDayMax = 4;
/** A file of stores: it is read whole, in memory. */
declare const storeFileBytesMax: number;
/** Rows of such a file, and the problems and rows that an answer tells of. */
declare const storeFileRowsMax = 2000;
declare const storeFileProblemsMax = 100;
declare const storeFileRowsShown = 20;
declare const goodsNameMaxLength = 100;
declare const goodsDescriptionMaxLength = 1000;
declare const goodsCodeMaxLength = 20;
/** Of one piece, in minor units. A sum of a whole order stays exact. */
declare const goodsAmountMax = 1000000000;
declare const goodsPositionMax = 1000;
/** Fields of the specification of one type. */
declare const specificationFieldsMax = 20;
declare const specificationKeyMaxLength = 30;
declare const specificationUnitMaxLength = 10;
declare const specificationValueMaxLength = 100;
declare const stockMax = 1000000;
declare const movementReasonMaxLength = 200;
/** Kinds of goods in one cart, and in one order. */
declare const cartLinesMax = 50;
/** Pieces of one kind in one order. */
declare const orderQuantityMax = 999;
declare const recipientMaxLength = 100;
declare const deliveryAddressMaxLength = 300;
declare const orderRemarkMaxLength = 500;
declare const orderNoteMaxLength = 200;
declare const roleNameMaxLength = 60;
/** Permissions that one call gives to a role, or takes from it. */
declare const rolePermissionsMax = 500;
/** As `operation:configManage:appointmentRecord:everySalesperson`. */
declare const permissionMaxLength = 100;
/** Roles that one call gives to an account, or takes from it. */
declare const accountRolesMax = 50;
declare const tenantNameMaxLength = 100;
/** Of the accounts and of the stores that a tenant may have. */
declare const tenantLimitMax = 1000000;
/** How long somebody who is invited may take the invitation. */
declare const invitationDays = 7;
/** Robots that one call binds or unbinds. */
declare const storeRobotsMax = 100;
declare const redirectMaxLength = 2048;
/** Of an address in a file of the deployment. */
declare const addressMaxLength = 2048;
declare const trackingEventsMax = 100;
declare const trackingPropertyNameMaxLength = 200;
/** Names and items that the properties of one event hold, at every depth. */
declare const trackingEventSizeMax = 200;
/** The same of JSON that stands in their texts. */
declare const trackingTextsSizeMax = 500;
/** Of one text in an event. A longer text is cut. */
declare const trackingTextMaxLength = 2000;
/** Of one person's robots; a maker has some dozens. */
declare const robotModelsMax = 1000;
declare const robotModelMaxLength = 100;
declare const serialMaxLength = 64;
/** Of a note at a lock of a robot. */
declare const lockNoteMaxLength = 300;
declare const settingsTemplateNameMaxLength = 60;
/** Templates of one tenant, and of the maker. */
declare const settingsTemplatesMax = 200;
/** Robots that are asked at once to take a template. */
declare const settingsRobotsMax = 500;
/** Robots of one act on the robot list. */
declare const actRobotsMax = 500;
/** Filters of the robot list that one person keeps, and of the name of one. */
declare const savedFiltersMax = 20;
declare const savedFilterNameMaxLength = 60;
/** Of one question how single robots ran. */
declare const runningDaysMax = 31;
/** Tasks, faults or other parts of one day of one robot. */
declare const dayPartsMax = 500;
/** Of one robot, that last or have ended. */
declare const robotLocksShown = 50;
/** Resource packages on the page of one robot. */
declare const robotPackagesShown = 50;
declare const robotEventsMax = 500;
/** Centimetres of a side of a floor: a kilometre. */
declare const floorSideMax = 100000;
/** Runs, orders and requests that one report of robots tells of. */
declare const runReportsMax = 100;
declare const wardMaxLength = 60;
/** Of the key of a setting, and of a value that is a word. */
declare const settingTextMaxLength = 40;
/** Settings that a robot says at a time. */
declare const saidSettingsMax = 60;
/** Bytes of one part of a robot's log, and of a whole log: 100 MiB. */
declare const logPartBytes: number;
declare const logBytesMax: number;
/** Parts of one log. Full parts are 400. */
declare const logPartsMax = 2000;
/** Of the time that one log is asked for, and how far back that may lie. */
declare const logHoursMax = 24;
declare const logDaysBack = 30;
/** Logs of one robot that are kept, the newest. */
declare const logsOfRobotMax = 10;
/** Lines of one answer, and the shown length of a long line, in UTF-16 units. */
declare const logLinesMax = 500;
declare const logLineShown = 2000;
/** Parts that one question reads: 4 MiB of text. And the matches of one answer. */
declare const logPartsRead = 16;
declare const logMatchesMax = 200;
declare const logSearchMaxLength = 100;
/** As `V1.6.10`. */
declare const softwareVersionMaxLength = 40;
declare const otaNameMaxLength = 60;
declare const otaNotesMaxLength = 2000;
declare const otaFileNameMaxLength = 120;
/** 64 GB. */
declare const otaFileBytesMax = 64000000000;
declare const otaModelsMax = 50;
/** Other software that one version needs. */
declare const otaNeedsMax = 20;
/** Parts of a whole-machine version. */
declare const otaPartsMax = 100;
/** Robots of one roll-out. */
declare const rollOutRobotsMax = 10000;
/** Roll-outs of a tenant that are open at a time. */
declare const rollOutsMax = 20;
/** Robots that people of one tenant upgrade one by one at a time. */
declare const singleUpgradesMax = 50;
/** Of scenes, rooms and points of delivery. */
declare const sceneNameMaxLength = 60;
declare const storeScenesMax = 50;
declare const sceneFloorsMax = 12;
/** Points of delivery on one floor. */
declare const scenePointsMax = 200;
declare const sceneWallsMax = 500;
declare const sceneRoomsMax = 60;
/** The file of a floor's map: it is read whole, in memory. */
declare const sceneMapMaxLength: number;
declare const floorIdMaxLength = 8;
/** The highest floor, and as many below the ground. */
declare const floorIdMost = 999;
/** Robots that one call lists with their scenes. */
declare const robotScenesMax = 20;
declare const serviceDeskIdMaxLength = 12;
declare const packageNameMaxLength = 60;
/** As `2.1.0`. */
declare const packageVersionMaxLength = 24;
/** A file of a package comes in parts of so many bytes. A slow line sends one within the time of a call. */
declare const packagePartBytes: number;
/** Parts of one file. A file of 2 GiB or more is refused under all settings. */
declare const packagePartsMax = 4094;
/** Files in one package, and folders and files in all. */
declare const packageFilesMax = 2000;
/** Of a path in a package, in UTF-16 units and in bytes. */
declare const packagePathMaxLength = 255;
/** Uploads of one organisation that have not ended. */
declare const packageUploadsMax = 5;
/** Sayings of one robot in one call, and packages that one answer tells robots to take or to drop. */
declare const packageSayingsMax = 50;
declare const packagesToldMax = 500;
/** Of a material, and of a group of materials. */
declare const materialNameMaxLength = 60;
/** Bytes of one picture, film or sound. */
declare const materialBytesMax: number;
/** Parts of one file. */
declare const materialPartsMax = 64;
/** Pixels of a side: a robot unpacks the whole picture. */
declare const materialSideMax = 8192;
/** Materials in one group. */
declare const groupItemsMax = 50;
/** Seconds that a picture stays. */
declare const pictureSecondsMin = 2;
declare const pictureSecondsMax = 600;
/** Groups of one tenant. */
declare const materialGroupsMax = 200;
/** Robots that one call assigns a group to. */
declare const groupRobotsMax = 500;
/** Of a building, an elevator, a watch or a person who wears one. */
declare const deviceNameMaxLength = 60;
declare const deviceSerialMaxLength = 40;
/** Of a floor on an elevator's panel: `B1`, `12A`. */
declare const floorLabelMaxLength = 8;
declare const elevatorFloorsMax = 200;
/** Robots that a choice for an elevator shows. */
declare const elevatorRobotsMax = 100;
declare const doorHoldSecondsMin = 2;
declare const doorHoldSecondsMax = 60;
declare const rideTimeoutSecondsMin = 30;
declare const rideTimeoutSecondsMax = 900;
/** Of a floor in robots' maps, above and below the ground. */
declare const robotFloorMax = 200;
/** Digits of an extension that a robot dials. */
declare const extensionMaxLength = 8;
/** Of a sentence that a robot says, and how often the robot calls again. */
declare const voiceSentenceMaxLength = 200;
declare const phoneRetriesMax = 5;
/** Calls of one watch that have not ended. */
declare const openWatchTasksMax = 5;
/** Devices that one request brings to other versions. */
declare const deviceUpgradesMax = 500;
/** Of a rule of mobile notification; rules of one tenant, and chosen people of one rule. */
declare const ruleNameMaxLength = 60;
declare const notificationRulesMax = 50;
declare const rulePeopleMax = 20;
/** People with the role of a rule that get a message. */
declare const rolePeopleMax = 100;
/** Messages that one person may get by one rule in an hour. */
declare const notificationsPerHourMax = 20;
/** Rides of one stress test, and open tests of one tenant. */
declare const stressRidesMax = 1000;
declare const stressTestsMax = 5;
/** Orders of one hospital that wait for a robot. */
declare const dispatchQueueMax = 50;
/** Of a company, a contact person or an application of the open platform. */
declare const openNameMaxLength = 100;
declare const openPurposeMaxLength = 1000;
declare const openReasonMaxLength = 500;
/** Customers of one tenant, and applications of one customer. */
declare const openCustomersMax = 20;
declare const openApplicationsMax = 20;
/** The most requests of one application that can be allowed in a minute and on a day. */
declare const openPerMinuteMax = 600;
declare const openPerDayMax = 200000;
declare const releaseNoteMaxLength = 4000;
/** As `zh-Hant-419`. */
declare const languageCodeMaxLength = 12;
declare const languageFileBytesMax: number;
declare const languageFileDepthMax = 8;
declare const languageFileKeysMax = 10000;
declare const languageKeyMaxLength = 200;
declare const languageTextMaxLength = 2000;
declare const languageVersionsKept = 10;
declare const releaseVersionMaxLength = 60;
/** People, and tenants, that one release names. */
declare const releaseNamesMax = 100;
/** A module that is put in by the release console. */
declare const releaseBytesMax: number;
/** Calls that a sandboxed sub-application may make. */
declare const sandboxCallsMax = 100;
/** The texts of one message of a sandboxed sub-application. */
declare const sandboxTextMaxLength = 100000;
declare const liveFrameBytesMax: number;
/** The longest time over which pages spread what they ask after a change, in milliseconds. */
declare const liveSpreadMsMax = 60000;
/** Days of the dashboard are cut at midnight in this zone, wherever the person sits (spec §9). */
declare const dashboardTimeZone = "Asia/Shanghai";

export { absenceReasonMaxLength, accountMaxLength, accountRolesMax, actRobotsMax, addedSubAppsMax, addressMaxLength, appointmentDaysAhead, appointmentMinutesPerDay, appointmentRemarkMaxLength, cartLinesMax, cellphoneMaxLength, channelsMax, codeDigits, codeSeconds, contributedLinksMax, dashboardCardsMax, dashboardDays, dashboardDaysMax, dashboardTimeZone, dayPartsMax, deliveryAddressMaxLength, deployNoteMaxLength, deploymentEventsMax, deviceNameMaxLength, deviceSerialMaxLength, deviceUpgradesMax, dispatchQueueMax, doorHoldSecondsMax, doorHoldSecondsMin, elevatorFloorsMax, elevatorRobotsMax, exportDays, exportRowsMax, exportsAtOnce, extensionMaxLength, faultCodeMaxLength, faultFileBytesMax, faultFileProblemsMax, faultFileRowsMax, faultFileRowsShown, faultNameMaxLength, faultRemedyMaxLength, floorIdMaxLength, floorIdMost, floorLabelMaxLength, floorSideMax, foundMax, goodsAmountMax, goodsCodeMaxLength, goodsDescriptionMaxLength, goodsNameMaxLength, goodsPositionMax, groupItemsMax, groupRobotsMax, invitationDays, languageCodeMaxLength, languageFileBytesMax, languageFileDepthMax, languageFileKeysMax, languageKeyMaxLength, languageTextMaxLength, languageVersionsKept, liveFrameBytesMax, liveSpreadMsMax, lockNoteMaxLength, logBytesMax, logDaysBack, logHoursMax, logLineShown, logLinesMax, logMatchesMax, logPartBytes, logPartsMax, logPartsRead, logSearchMaxLength, logsOfRobotMax, materialBytesMax, materialGroupsMax, materialNameMaxLength, materialPartsMax, materialSideMax, measureDays, measuresMax, menuHistoryMax, menuHistorySize, messageContentMaxLength, messageDaysAhead, messageRecipientsMax, messageTenantsMax, messageTitleMaxLength, messageUrlMaxLength, movementReasonMaxLength, nameMaxLength, nicknameMaxLength, nicknameMaxUnits, notificationRulesMax, notificationsPerHourMax, openApplicationsMax, openCustomersMax, openHoursMax, openNameMaxLength, openPerDayMax, openPerMinuteMax, openPurposeMaxLength, openReasonMaxLength, openWatchTasksMax, openingSpansOfDayMax, orderNoteMaxLength, orderQuantityMax, orderRemarkMaxLength, originMaxLength, otaFileBytesMax, otaFileNameMaxLength, otaModelsMax, otaNameMaxLength, otaNeedsMax, otaNotesMaxLength, otaPartsMax, packageFilesMax, packageNameMaxLength, packagePartBytes, packagePartsMax, packagePathMaxLength, packageSayingsMax, packageUploadsMax, packageVersionMaxLength, packagesToldMax, pageNoMax, pageSize, pageSizeMax, passwordMaxLength, passwordMinLength, permissionMaxLength, phoneRetriesMax, pictureSecondsMax, pictureSecondsMin, policyOriginsMaxLength, productNameMaxLength, productsMax, recipientMaxLength, recipientsFoundMax, recordsCountedMax, redirectMaxLength, releaseBytesMax, releaseNamesMax, releaseNoteMaxLength, releaseVersionMaxLength, requestTimeoutMs, rideTimeoutSecondsMax, rideTimeoutSecondsMin, robotEventsMax, robotFloorMax, robotLocksShown, robotModelMaxLength, robotModelsMax, robotPackagesShown, robotRecordsShown, robotScenesMax, roleNameMaxLength, rolePeopleMax, rolePermissionsMax, rollOutRobotsMax, rollOutsMax, ruleNameMaxLength, rulePeopleMax, runReportsMax, runningDaysMax, saidSettingsMax, salesMonths, salesMonthsMax, sandboxCallsMax, sandboxTextMaxLength, savedFilterNameMaxLength, savedFiltersMax, sceneFloorsMax, sceneMapMaxLength, sceneNameMaxLength, scenePointsMax, sceneRoomsMax, sceneWallsMax, securityEventDays, sentMessagesPageMax, serialMaxLength, serviceDeskIdMaxLength, settingTextMaxLength, settingsRobotsMax, settingsTemplateNameMaxLength, settingsTemplatesMax, singleUpgradesMax, softwareVersionMaxLength, specificationFieldsMax, specificationKeyMaxLength, specificationUnitMaxLength, specificationValueMaxLength, stockMax, storeCityMaxLength, storeCodeMaxLength, storeFileBytesMax, storeFileProblemsMax, storeFileRowsMax, storeFileRowsShown, storeNameMaxLength, storeRobotsMax, storeScenesMax, stressRidesMax, stressTestsMax, subAppOriginsMax, subAppPrefixMaxLength, templateNameMaxLength, tenantLimitMax, tenantNameMaxLength, timeZoneMaxLength, topFaultsMax, trackingEventSizeMax, trackingEventsMax, trackingPropertyNameMaxLength, trackingTextMaxLength, trackingTextsSizeMax, voiceSentenceMaxLength, wallFaultsMax, wardMaxLength };
