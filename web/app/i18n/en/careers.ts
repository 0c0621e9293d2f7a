/** Words of the careers page's form; the positions are a text of `content/`. */
export const careers = {
  form: {
    heading: 'Apply',
    lead: 'One file is enough: a PDF with who you are and what you have done. The answer comes by e-mail within {{days}} business days.',
    email: 'Your e-mail address',
    emailHint: 'The answer goes here, and a confirmation right away.',
    position: 'Position',
    positionPlaceholder: 'Please choose',
    positionMissing: 'Please choose a position',
    file: 'Your application as a PDF',
    fileChoose: 'Choose a file',
    fileNone: 'No file chosen',
    fileHint: 'One PDF of at most {{size}}.',
    fileMissing: 'Please choose a file',
    fileAgain: 'Please choose the file again: a browser does not keep it.',
    fileNotPdf: 'This is not a PDF. Please choose a file that ends in .pdf',
    fileEmpty: 'This file is empty. Please choose another one',
    fileTooLarge: 'This file has {{size}}. Please choose one of at most {{max}}',
    data: 'Your application is kept for this purpose only and deleted when you ask for it: see the <a>privacy policy</a>.',
    submit: 'Send application',
  },
  accepted: {
    title: 'Your application has arrived',
    text: 'A confirmation is on its way to your mailbox. You get an answer within {{days}} business days.',
    another: 'Send another application',
  },
};
