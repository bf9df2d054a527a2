/**
 * The controls of the portal that act, by the page or region they stand on. A `pageClick` names one of them (docs/requirements.md §3). The
 * keys are its `pageCode` and `moduleCode` and stand for good, since statistics are kept by them. The texts are its
 * `pageName` and `moduleName`. A control carries both keys as `data-click="login.submit"`.
 */
export const clicks = {
  portal: {
    name: 'Any page',
    controls: {
      dashboard: 'Go to the dashboard',
      reload: 'Reload the page',
      retry: 'Try again',
      openAnyway: 'Open anyway',
      openBeside: 'Open in a new tab',
      showPassword: 'Show or hide the password',
      cancel: 'Cancel',
      confirm: 'Confirm',
      choose: 'Choose a value',
      closeDialog: 'Close a dialog',
      closeNotice: 'Close a notice',
      followNotice: 'Follow a notice',
      resetOverrides: 'Take away the overrides'
    }
  },
  header: {
    name: 'Header',
    controls: {
      logo: 'Logo',
      menu: 'Open or close the menu',
      palette: 'Open the command palette',
      messages: 'Open or close the messages',
      language: 'Open the languages',
      pickLanguage: 'Pick a language',
      fullscreen: 'Full screen',
      account: 'Open the account menu',
      myAccount: 'My account',
      myReservations: 'My reservations',
      securityCentre: 'Security centre',
      languages: 'Set language',
      contributed: 'Page of a sub-application',
      releases: 'Releases',
      signOut: 'Log out'
    }
  },
  palette: { name: 'Command palette', controls: { goTo: 'Go to a page', retry: 'Search again', close: 'Close' } },
  sidebar: {
    name: 'Sidebar',
    controls: {
      dashboard: 'Dashboard',
      entry: 'Menu entry',
      group: 'Open or close a group',
      found: 'Entry that was sought',
      more: 'Show more entries',
      retry: 'Load the menu again',
      collapse: 'Collapse or expand',
      close: 'Close the menu'
    }
  },
  messages: {
    name: 'Message drawer',
    controls: {
      tab: 'Tab',
      content: 'Content of a message',
      rest: 'Show all or less of a message',
      readAll: 'Mark all as read',
      arrived: 'Show new messages',
      reconnect: 'Reconnect',
      retry: 'Try again',
      close: 'Close'
    }
  },
  pager: { name: 'Pager', controls: { step: 'Previous or next page', page: 'Page' } },
  list: {
    name: 'List',
    controls: {
      clear: 'Clear the filters',
      filter: 'Filter',
      more: 'Show more filters',
      news: 'Show what is new',
      saved: 'Open the saved filters',
      chooseSaved: 'Choose saved filters',
      changeSaved: 'Save, rename, replace or delete saved filters',
      search: 'Search',
      size: 'Rows a page'
    }
  },
  table: {
    name: 'Table',
    controls: {
      sort: 'Sort',
      select: 'Select',
      action: 'Action',
      columns: 'Columns',
      fold: 'Show or hide the tools on a phone',
      export: 'Export',
      retry: 'Load again'
    }
  },
  login: {
    name: 'Login',
    controls: {
      submit: 'Log in',
      sendCode: 'Get a verification code',
      workplace: 'Log in at the workplace',
      forgot: 'Forgot password',
      register: 'Register',
      quick: 'Quick registration',
      olderVersion: 'Switch to the old version',
      newerVersion: 'Switch to the new version',
      agreement: 'Open an agreement',
      agreementRetry: 'Load the agreement again',
      captchaOther: 'Another captcha',
      captchaKind: 'Another kind of captcha',
      captchaSubmit: 'Answer the captcha',
      email: 'Support by e-mail',
      phone: 'Support by phone',
      learnMore: 'Learn more',
      video: 'Play the video',
      document: 'Preview the document',
      goChange: 'Change the password after a use elsewhere',
      leavePage: 'Leave the page below the log-in'
    }
  },
  register: { name: 'Registration', controls: { submit: 'Register', login: 'Go to the log-in' } },
  quickRegistration: { name: 'Quick registration', controls: { submit: 'Send', login: 'Go to the log-in' } },
  retrievePassword: {
    name: 'Retrieve password',
    controls: { next: 'Next', submit: 'Submit', back: 'Back', login: 'Go to the log-in' }
  },
  dashboard: {
    name: 'Dashboard',
    controls: {
      retry: 'Load a card again',
      filter: 'Choose other figures',
      table: 'Show as a table',
      robots: 'See robots',
      visit: 'Visited page',
      appointment: 'Appointments',
      service: 'Service or channel',
      arrange: 'Arrange the cards',
      declinePassword: 'No more reminders to set a password',
      setPassword: 'Set a password',
      notice: 'Follow a notice',
      closeNotice: 'Close a notice'
    }
  },
  account: {
    name: 'Account',
    controls: {
      back: 'Back',
      change: 'Change',
      sendCode: 'Get a verification code',
      cancel: 'Cancel',
      submit: 'Next or submit'
    }
  },
  reserve: {
    name: 'My reservations',
    controls: {
      add: 'Add',
      filter: 'Filter',
      action: 'Action',
      retry: 'Load again',
      next: 'Next',
      cancel: 'Cancel',
      submit: 'Submit'
    }
  },
  secure: {
    name: 'Security centre',
    controls: {
      back: 'Back',
      retry: 'Load again',
      more: 'Load more events',
      endOthers: 'Log out all other devices',
      account: 'Go to the account'
    }
  },
  languages: {
    name: 'Language configuration',
    controls: {
      back: 'Back',
      add: 'Add',
      upload: 'Upload',
      download: 'Download',
      notesDownload: 'Download with notes',
      versions: 'Versions',
      delete: 'Delete',
      restore: 'Restore a version',
      retry: 'Load again',
      readFile: 'Read the file again',
      group: 'Open or close a group of texts',
      more: 'Show more texts',
      submit: 'Submit',
      cancel: 'Cancel'
    }
  },
  releases: {
    name: 'Releases',
    controls: {
      back: 'Back',
      limits: 'Set limits',
      put: 'Put in another version',
      takeBack: 'Take a version back',
      cancel: 'Cancel',
      submit: 'Submit'
    }
  },
  cleaningCentre: { name: 'Cleaning control centre', controls: { open: 'Open' } }
} as const

type Clicks = typeof clicks

/** The mark of a control: `login.submit`. */
export type Click = { [Page in keyof Clicks]: `${Page}.${keyof Clicks[Page]['controls'] & string}` }[keyof Clicks]

/** The properties of a `pageClick`. */
export type ClickProperties = Record<'pageCode' | 'pageName' | 'moduleCode' | 'moduleName', string>

const named: Readonly<Record<string, { name: string; controls: Readonly<Record<string, string>> }>> = clicks

/** The properties behind a control's mark; undefined for a mark that the table lacks. */
export const clickProperties = (mark: string): ClickProperties | undefined => {
  const [pageCode = '', moduleCode = '', ...more] = mark.split('.')
  const page = Object.hasOwn(named, pageCode) ? named[pageCode] : undefined
  const moduleName =
    page !== undefined && Object.hasOwn(page.controls, moduleCode) ? page.controls[moduleCode] : undefined
  if (page === undefined || moduleName === undefined || more.length > 0) return undefined
  return { pageCode, pageName: page.name, moduleCode, moduleName }
}
