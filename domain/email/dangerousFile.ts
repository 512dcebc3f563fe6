/** What runs when it is opened, on one system or another, or brings such a thing in a wrapping that hides it. */
const endings = new Set(
  (
    'ade adp apk app appx bat chm cmd com cpl dll dmg docm dotm exe hta img ins iso isp jar js jse lnk mde msc msi msix msp mst ' +
    'one ps1 pif potm ppam ppsm pptm py rdp reg scf scr sct sh svg swf sys url vb vbe vbs vhd vhdx wsc wsf wsh xlam xll xlsm xltm ' +
    'htm html mht mhtml xht xhtml'
  ).split(' '),
)

/** Such a file of a stranger is named and not kept. */
export const isDangerousFile = (name: string): boolean =>
  endings.has(
    name
      .slice(name.lastIndexOf('.') + 1)
      .trim()
      .toLowerCase(),
  )
