/** The card as a picture file: handed to the share sheet of the device, or saved where there is none. */
const SCALE = 2;

export async function pictureOf(card: SVGSVGElement): Promise<Blob> {
  const markup = new XMLSerializer().serializeToString(card);
  const image = new Image();
  // A data address: the page's policy lets pictures come from nowhere else.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = card.viewBox.baseVal.width * SCALE;
  canvas.height = card.viewBox.baseVal.height * SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

export function canSharePictures(): boolean {
  const sample = new File([], 'card.png', { type: 'image/png' });
  return 'canShare' in navigator && navigator.canShare({ files: [sample] });
}

/** Closing the share sheet without sharing is no error. */
export async function sharePicture(picture: Blob, name: string, text: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  try {
    await navigator.share({ files: [file], text });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) savePicture(picture, name);
  }
}

export function savePicture(picture: Blob, name: string): void {
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the picture once it has begun.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
