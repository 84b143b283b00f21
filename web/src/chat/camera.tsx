// A picture from the camera, which is asked for when this opens and let go when it closes.

import { useEffect, useRef, useState } from "preact/hooks";
import { Dialog } from "../ui/parts";

export function Camera({
  onPicture,
  onClose,
}: {
  onPicture: (files: File[]) => void;
  onClose: () => void;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isGone = false;
    const open = async () => {
      if (!navigator.mediaDevices)
        throw new Error("a browser gives it only to pages of this machine, or over HTTPS");
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      if (isGone) stream.getTracks().forEach((track) => track.stop());
      else if (video.current) video.current.srcObject = stream;
    };
    open().catch((error: Error) => setProblem(`There is no camera: ${error.message}.`));
    return () => {
      isGone = true;
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, []);
  const take = async () => {
    const element = video.current;
    if (!element?.videoWidth) return;
    const canvas = new OffscreenCanvas(element.videoWidth, element.videoHeight);
    canvas.getContext("2d")!.drawImage(element, 0, 0);
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 });
    onPicture([new File([blob], "camera.jpg", { type: "image/jpeg" })]);
    onClose();
  };
  return (
    <Dialog title="Take a picture" onClose={onClose} class="wide">
      {problem ? (
        <p role="alert">{problem}</p>
      ) : (
        <video ref={video} class="camera" autoplay playsInline muted aria-label="Camera" />
      )}
      <div class="row end">
        <button type="button" class="primary" disabled={problem !== ""} onClick={take}>
          Take it
        </button>
      </div>
    </Dialog>
  );
}
