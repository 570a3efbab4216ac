import { seedOf } from './describe';

const RATE = 8000;
const SAMPLES = 8960;
/** The frequencies of a pentatonic scale. */
const SCALE = [261.63, 293.66, 329.63, 392.0, 440.0, 523.25];
const HEADER_BYTES = 44;

/** A tone of a second, which the address chooses. */
export function wavDocument(segments: readonly string[]): Uint8Array {
  const frequency = SCALE[seedOf(segments.join('/')) % SCALE.length] ?? 440;
  const bytes = Buffer.alloc(HEADER_BYTES + SAMPLES);
  writeHeader(bytes, SAMPLES);
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    // Fades the tone in and out, so that nothing clicks.
    const envelope = Math.sin((Math.PI * sample) / SAMPLES);
    const wave = Math.sin((2 * Math.PI * frequency * sample) / RATE);
    bytes[HEADER_BYTES + sample] = Math.round(128 + 70 * envelope * wave);
  }
  return bytes;
}

function writeHeader(bytes: Buffer, dataBytes: number): void {
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(HEADER_BYTES - 8 + dataBytes, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20); // PCM
  bytes.writeUInt16LE(1, 22); // mono
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE, 28); // bytes a second
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34); // bits a sample
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(dataBytes, 40);
}
